//! Olympics: a morning in the stadium. The lanes run into the light.

use super::Art;
use crate::app::figure::Pictogram;

/// The cover.
pub fn poster() -> String {
    let mut art = Art::new();
    // Rays, stands and lanes meet where the sun comes up.
    art.open("0 0 100% 100%", "-50 -62 100 100", "none");
    art.path("p-ray", "M0 0-34-200-10-200zM0 0 34-200 10-200zM0 0-200-150-120-200zM0 0 200-150 120-200zM0 0-200-62-200-104zM0 0 200-62 200-104zM0 0-200-12-200-34zM0 0 200-12 200-34z");
    art.close();
    art.disc("p-sun", "50% 62% 31%");
    art.open("0 0 100% 100%", "-50 -62 100 100", "none");
    art.path("p-stand", "M-60-15Q-30-7-14-6V0H-60zM60-15Q30-7 14-6V0H60z");
    art.path("p-track", "M-200 0H200V80H-200z");
    art.path("p-chalk", "M-200-.7H200V.6H-200z");
    for k in [-7, -5, -3, -1, 1, 3, 5, 7] {
        let lane = |y: i32, width: i32| (k * y * 23 / 100 * 10 / 10 - width, k * y * 23 / 100 + width);
        let _ = lane;
        let x = f64::from(k) * 8.2;
        art.path("p-chalk", &format!("M{} 0L{} 42H{}L{} 0z", x * 0.02 - 0.1, x - 0.75, x + 0.75, x * 0.02 + 0.1));
    }
    art.close();
    art.figure("p-hero", "1% 2% 98% 93%", Pictogram::Hurdles);
    art.done()
}
