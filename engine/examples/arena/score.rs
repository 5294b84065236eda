//! Win shares with their intervals, clustered by deal.

/// A mean over deals with a 95 % interval.
#[derive(Clone, Copy, Debug)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// One value per deal. The games of a deal depend on each other, so only deals count as observations.
#[derive(Clone, Debug, Default)]
pub struct Clusters(Vec<f64>);

impl Clusters {
    /// Adds the value of a deal.
    pub fn push(&mut self, value: f64) {
        self.0.push(value);
    }

    /// The number of deals.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / (self.0.len() as f64).max(1.0)
    }

    /// The variance of a deal's value. A little is added, as if one more deal deviated by half of `scale`: a few
    /// equal deals prove nothing.
    pub fn variance(&self, scale: f64) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.0.iter().map(|value| (value - mean).powi(2)).sum();
        (squares + scale * scale / 4.0) / (self.0.len() as f64).max(1.0)
    }

    /// The mean with its interval, within `0..=most`.
    pub fn interval(&self, most: f64) -> Interval {
        let mean = self.mean();
        let wide = 1.96 * (self.variance(most) / (self.0.len() as f64).max(1.0)).sqrt();
        Interval { mean, low: (mean - wide).max(0.0), high: (mean + wide).min(most) }
    }

    /// The log-likelihood ratio of these values for the mean `par + step` against `par - step`.
    pub fn evidence(&self, par: f64, step: f64, most: f64) -> f64 {
        2.0 * step * self.len() as f64 * (self.mean() - par) / self.variance(most)
    }
}
