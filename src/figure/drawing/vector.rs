//! A point or a vector on the sheet: x to the right, y down, angles in degrees clockwise from the right.

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct V(pub f32, pub f32);

impl V {
    pub fn plus(self, o: V) -> V {
        V(self.0 + o.0, self.1 + o.1)
    }

    pub fn minus(self, o: V) -> V {
        V(self.0 - o.0, self.1 - o.1)
    }

    pub fn times(self, k: f32) -> V {
        V(self.0 * k, self.1 * k)
    }

    pub fn length(self) -> f32 {
        (self.0 * self.0 + self.1 * self.1).sqrt()
    }

    /// A quarter turn clockwise.
    pub fn right(self) -> V {
        V(-self.1, self.0)
    }

    pub fn turned(self, by: V) -> V {
        V(self.0 * by.0 - self.1 * by.1, self.0 * by.1 + self.1 * by.0)
    }

    /// The point `part` of the way to `o`.
    pub fn toward(self, o: V, part: f32) -> V {
        self.plus(o.minus(self).times(part))
    }
}

/// The unit vector at an angle. A series to the seventh power is exact to a thousandth and needs no libm in the wasm.
pub fn at(degrees: i16) -> V {
    V(sine(degrees + 90), sine(degrees))
}

fn sine(degrees: i16) -> f32 {
    let d = degrees.rem_euclid(360);
    let (d, sign) = if d >= 180 { (d - 180, -1.0) } else { (d, 1.0) };
    let x = f32::from(if d > 90 { 180 - d } else { d }) * (core::f32::consts::PI / 180.0);
    let q = x * x;
    sign * x * (1.0 - q / 6.0 * (1.0 - q / 20.0 * (1.0 - q / 42.0)))
}

/// An angle in a table: one byte, in steps of two degrees.
#[derive(Clone, Copy)]
pub struct Angle(i8);

/// Stores an angle given in degrees.
pub const fn angle(degrees: i16) -> Angle {
    Angle(((degrees + 180).rem_euclid(360) / 2 - 90) as i8)
}

impl Angle {
    /// The unit vector in this direction.
    pub fn way(self) -> V {
        at(i16::from(self.0) * 2)
    }
}
