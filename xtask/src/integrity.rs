//! The hash by which a browser checks a file before it uses it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The SHA-256 of a content, as the attribute `integrity` and the option of `fetch` have it.
#[must_use]
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

#[cfg(test)]
mod test {
    use super::integrity;

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}
