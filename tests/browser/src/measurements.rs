//! The page with what was measured, `docs/measurements.md`. Each program writes a section of its own.

use std::fs;
use xtask::tools::project;

/// Puts a section, which begins with its heading `## …`, in the place of the earlier one, and prints it.
///
/// # Panics
/// If the page cannot be read or written.
pub fn write(section: &str) {
    let path = project::root().join("docs").join("measurements.md");
    let page =
        fs::read_to_string(&path).unwrap_or_else(|why| panic!("{} should be read: {why}", path.display()));
    fs::write(&path, replaced(&page, section))
        .unwrap_or_else(|why| panic!("{} should be written: {why}", path.display()));
    println!("{section}\n{}", path.display());
}

/// The page with a section replaced, or added at the end.
fn replaced(page: &str, section: &str) -> String {
    let heading = section.lines().next().unwrap_or_default();
    let mut parts: Vec<&str> = page.split("\n## ").collect();
    let section = section.trim_start_matches("## ").trim_end_matches('\n');
    match parts.iter().skip(1).position(|part| part.lines().next() == Some(heading.trim_start_matches("## ")))
    {
        Some(place) => parts[place + 1] = section,
        None => parts.push(section),
    }
    let parts: Vec<&str> = parts.into_iter().map(|part| part.trim_end_matches('\n')).collect();
    parts.join("\n\n## ") + "\n"
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn a_section_takes_the_place_of_the_one_with_its_heading() {
        let page = "# Page\n\nIntro.\n\n## One\n\nold\n\n### More\n\nold\n\n## Two\n\nstays\n";
        let one = "# Page\n\nIntro.\n\n## One\n\nnew\n\n## Two\n\nstays\n";
        assert_eq!(replaced(page, "## One\n\nnew\n"), one);
        assert_eq!(replaced(one, "## Two\n\nnew\n"), one.replace("stays", "new"));
        assert_eq!(replaced(one, "## Three\n\nnew\n"), format!("{one}\n## Three\n\nnew\n"));
    }
}
