//! The checksum of a saved text.

/// FNV-1a. It detects truncated and outdated texts; it is no protection against tampering.
pub fn checksum(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
