//! Writes compact path data: one decimal, without the formatting machinery.

use super::vector::V;

/// The `d` of a stroke or a filled outline, and its extent.
pub struct Pen {
    pub d: String,
    pub low: V,
    pub high: V,
}

impl Pen {
    pub fn new() -> Pen {
        Pen { d: String::new(), low: V(f32::MAX, f32::MAX), high: V(f32::MIN, f32::MIN) }
    }

    /// Adds a path command with its end point.
    pub fn to(&mut self, command: char, p: V) {
        self.d.push(command);
        self.point(p);
    }

    fn point(&mut self, p: V) {
        number(&mut self.d, p.0);
        self.d.push(' ');
        number(&mut self.d, p.1);
    }

    /// Extends the frame by a dot of radius `r` at `p`.
    pub fn reach(&mut self, p: V, r: f32) {
        self.low = V(self.low.0.min(p.0 - r), self.low.1.min(p.1 - r));
        self.high = V(self.high.0.max(p.0 + r), self.high.1.max(p.1 + r));
    }

    /// A circular arc to `p`; `clockwise` as seen on the screen.
    pub fn arc(&mut self, r: f32, large: bool, clockwise: bool, p: V) {
        self.d.push('A');
        number(&mut self.d, r);
        self.d.push(' ');
        number(&mut self.d, r);
        self.d.push_str(match (large, clockwise) {
            (false, false) => " 0 0 0 ",
            (false, true) => " 0 0 1 ",
            (true, false) => " 0 1 0 ",
            (true, true) => " 0 1 1 ",
        });
        self.point(p);
    }

    /// A cubic curve to `p`.
    pub fn curve(&mut self, a: V, b: V, p: V) {
        self.to('C', a);
        self.d.push(' ');
        self.point(b);
        self.d.push(' ');
        self.point(p);
    }

    /// A full circle.
    pub fn circle(&mut self, c: V, r: f32) {
        let side = V(r, 0.0);
        self.to('M', c.minus(side));
        self.arc(r, true, false, c.plus(side));
        self.arc(r, true, false, c.minus(side));
        self.d.push('Z');
    }

    /// A limb between two dots: the outline of a band around both.
    pub fn taper(&mut self, a: V, ra: f32, b: V, rb: f32) {
        let along = b.minus(a);
        let length = along.length();
        if length <= (ra - rb).abs() + 0.01 {
            return if ra > rb { self.circle(a, ra) } else { self.circle(b, rb) };
        }
        let u = along.times(1.0 / length);
        let lean = (ra - rb) / length;
        let side = u.right().times((1.0 - lean * lean).max(0.0).sqrt());
        let (over, under) = (u.times(lean).plus(side), u.times(lean).minus(side));
        self.to('M', a.plus(over.times(ra)));
        self.to('L', b.plus(over.times(rb)));
        self.arc(rb, rb > ra, false, b.plus(under.times(rb)));
        self.to('L', a.plus(under.times(ra)));
        self.arc(ra, ra > rb, false, a.plus(over.times(ra)));
        self.d.push('Z');
    }

    /// A smooth line through the points, closed or open (Catmull-Rom). A repeated point is a corner.
    pub fn smooth(&mut self, points: &[V], closed: bool) {
        let n = points.len();
        let at = |i: usize| points.get(i).copied().unwrap_or(V(0.0, 0.0));
        if n < 2 {
            return;
        }
        self.to('M', at(0));
        let last = if closed { n } else { n - 1 };
        for i in 0..last {
            let (before, after) = if closed {
                (at((i + n - 1) % n), at((i + 2) % n))
            } else {
                (at(i.saturating_sub(1)), at((i + 2).min(n - 1)))
            };
            let (from, to) = (at(i), at((i + 1) % n));
            if from == to {
                continue;
            }
            let a = if before == from { from } else { from.plus(to.minus(before).times(1.0 / 6.0)) };
            let b = if after == to { to } else { to.minus(after.minus(from).times(1.0 / 6.0)) };
            self.curve(a, b, to);
        }
        if closed {
            self.d.push('Z');
        }
    }
}

/// Writes a number with at most one decimal.
pub fn number(out: &mut String, value: f32) {
    digits(out, (value * 10.0).round() as i32, 10);
}

/// Writes a number with at most three decimals.
pub fn fine_number(out: &mut String, value: f32) {
    digits(out, (value * 1000.0).round() as i32, 1000);
}

fn digits(out: &mut String, scaled: i32, unit: i32) {
    if scaled < 0 {
        out.push('-');
    }
    let scaled = scaled.abs();
    whole(out, scaled / unit);
    let mut rest = scaled % unit;
    let mut unit = unit;
    if rest != 0 {
        out.push('.');
    }
    while rest != 0 {
        unit /= 10;
        whole(out, rest / unit);
        rest %= unit;
    }
}

fn whole(out: &mut String, n: i32) {
    if n >= 10 {
        whole(out, n / 10);
    }
    out.push((b'0' + (n % 10) as u8) as char);
}
