//! Makes the modules of a build smaller without changing what they do. A compressed module is the smaller the closer
//! together similar functions are, so they are sorted; and what nobody reads is left out.

use std::collections::HashMap;
use std::fmt;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, ElementSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, Element, ElementItems, ElementKind, ElementSectionReader,
    FunctionBody, FunctionSectionReader, Operator, Parser, Payload, TypeRef,
};

use crate::{Failure, Result};

/// The same module in fewer bytes: its functions sorted by type and content, numbers in their shortest form, and without
/// custom sections and table entries that are empty anyway.
///
/// # Errors
/// It is no module, or has something in it that this program does not know.
pub fn lighter(module: &[u8]) -> Result<Vec<u8>> {
    // The order depends on the content, which is only comparable once its numbers are in their shortest form.
    let compact = rewritten(&mut Compact, module)?;
    let functions = Functions::of(&compact)?;
    rewritten(&mut Sorter::of(functions), &compact)
}

/// What the sorting of a module needs to know of its functions.
#[derive(Debug, Default)]
pub struct Functions<'a> {
    /// The number of functions that are imported. They come first.
    pub imported: u32,
    /// The type of each function that is defined.
    pub types: Vec<u32>,
    /// The content of each.
    pub bodies: Vec<FunctionBody<'a>>,
}

impl<'a> Functions<'a> {
    /// Reads the functions of a module.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn of(module: &'a [u8]) -> Result<Self> {
        let mut functions = Self::default();
        for section in Parser::new(0).parse_all(module) {
            match section.map_err(unreadable)? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let is_function = matches!(import.map_err(unreadable)?.ty, TypeRef::Func(_));
                        functions.imported += u32::from(is_function);
                    }
                }
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>().map_err(unreadable)?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body),
                _ => {}
            }
        }
        if functions.types.len() == functions.bodies.len() {
            Ok(functions)
        } else {
            Err(unreadable("its functions and their types do not match"))
        }
    }
}

/// The failure to read a module.
pub fn unreadable(why: impl fmt::Display) -> Failure {
    Failure::new(format!("A module of the app cannot be read: {why}."))
}

/// A module as `writer` writes it.
///
/// # Errors
/// It is no module, or has something in it that the writer refuses.
pub fn rewritten(writer: &mut impl Reencode<Error = Failure>, module: &[u8]) -> Result<Vec<u8>> {
    let mut written = Module::new();
    writer.parse_core_module(&mut written, Parser::new(0), module).map_err(|why| match why {
        reencode::Error::UserError(failure) => failure,
        reencode::Error::ParseError(why) => unreadable(why),
        why => unreadable(why),
    })?;
    Ok(written.finish())
}

/// Writes a module without custom sections and without empty table entries. The linker leaves room in each number for
/// relocation, which is lost as well.
struct Compact;

impl Reencode for Compact {
    type Error = Failure;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error<Failure>> {
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        elements: &mut ElementSection,
        section: ElementSectionReader<'_>,
    ) -> Result<(), reencode::Error<Failure>> {
        for element in section {
            let element = element?;
            if !is_of_nulls(&element)? {
                self.parse_element(elements, element)?;
            }
        }
        Ok(())
    }

    fn element_index(&mut self, _: u32) -> Result<u32, reencode::Error<Failure>> {
        // Some are left out, so their numbers change. Compilers do not use them.
        Err(reencode::Error::UserError(unreadable("it copies table entries")))
    }
}

/// Whether table entries are all null, as they are without it: `wasm_split_cli_support` reserves entries for parts so.
fn is_of_nulls(element: &Element<'_>) -> Result<bool, wasmparser::Error> {
    let (ElementKind::Active { .. }, ElementItems::Expressions(_, entries)) = (&element.kind, &element.items)
    else {
        return Ok(false);
    };
    for entry in entries.clone() {
        let mut operators = entry?.get_operators_reader();
        if !matches!(operators.read()?, Operator::RefNull { .. }) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Writes the functions of a module in another order.
struct Sorter<'a> {
    functions: Functions<'a>,
    /// The numbers of the defined functions, in their new order.
    order: Vec<usize>,
    /// The new number of each of them.
    places: HashMap<u32, u32>,
}

impl<'a> Sorter<'a> {
    fn of(functions: Functions<'a>) -> Self {
        let mut order: Vec<usize> = (0..functions.bodies.len()).collect();
        order.sort_by_key(|&place| (functions.types[place], functions.bodies[place].as_bytes()));
        let number = |place: usize| functions.imported + place as u32;
        let places = order.iter().enumerate().map(|(new, &old)| (number(old), number(new))).collect();
        Self { functions, order, places }
    }
}

impl Reencode for Sorter<'_> {
    type Error = Failure;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Failure>> {
        Ok(self.places.get(&function).copied().unwrap_or(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error<Failure>> {
        for &place in &self.order {
            functions.function(self.functions.types[place]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error<Failure>> {
        let bodies: Vec<FunctionBody<'_>> =
            self.order.iter().map(|&place| self.functions.bodies[place].clone()).collect();
        bodies.into_iter().try_for_each(|body| self.parse_function_body(code, body))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{Functions, lighter};
    use wasm_encoder::{
        CodeSection, ConstExpr, CustomSection, ElementSection, Elements, ExportKind, ExportSection, Function,
        FunctionSection, HeapType, Module, RawSection, RefType, TableSection, TableType, TypeSection,
        ValType,
    };
    use wasmparser::{ExternalKind, Parser, Payload, Validator};

    /// A module with functions that return these numbers, exported by them, each in the table and called by one more.
    fn module_of(numbers: &[i32]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        types.ty().function([], []);
        let mut calls = Function::new([(1, ValType::I64)]);
        for called in 1..=numbers.len() as u32 {
            calls.instructions().call(called).drop();
        }
        calls.instructions().end();
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        functions.function(1);
        code.function(&calls);
        for number in numbers {
            functions.function(0);
            let mut returns = Function::new([]);
            returns.instructions().i32_const(*number).end();
            code.function(&returns);
        }
        let mut exports = ExportSection::new();
        for (place, number) in numbers.iter().enumerate() {
            exports.export(&format!("returns {number}"), ExportKind::Func, 1 + place as u32);
        }
        let mut tables = TableSection::new();
        let table_type = TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 9,
            maximum: None,
            shared: false,
        };
        tables.table(table_type);
        let mut elements = ElementSection::new();
        let entries: Vec<u32> = (1..=numbers.len() as u32).collect();
        elements.active(None, &ConstExpr::i32_const(1), Elements::Functions(entries.into()));
        let null = ConstExpr::ref_null(HeapType::FUNC);
        elements.active(
            None,
            &ConstExpr::i32_const(5),
            Elements::Expressions(RefType::FUNCREF, vec![null.clone(), null].into()),
        );
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&tables).section(&exports).section(&elements);
        module.section(&code);
        module.section(&CustomSection { name: "name".into(), data: b"laurel".as_slice().into() });
        module.finish()
    }

    /// The names of the exports, by the number of what they export.
    fn exports(module: &[u8]) -> Vec<String> {
        let mut found = Vec::new();
        for section in Parser::new(0).parse_all(module) {
            let Ok(Payload::ExportSection(section)) = section else { continue };
            for export in section {
                let export = export.unwrap_or_else(|why| panic!("{why}"));
                assert_eq!(export.kind, ExternalKind::Func);
                found.push((export.index, export.name.to_owned()));
            }
        }
        found.sort();
        found.into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn functions_are_sorted_and_everything_still_means_the_same() {
        let before = module_of(&[3, 1, 2]);
        let after = lighter(&before).unwrap_or_else(|failure| panic!("{failure}"));
        Validator::new().validate_all(&after).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(exports(&after), ["returns 1", "returns 2", "returns 3"]);
        let functions = Functions::of(&after).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(functions.types, [0, 0, 0, 1], "by type first");
        // It still calls 3, 1 and 2 in this order.
        let calls = functions.bodies[3].as_bytes();
        assert_eq!(calls, [1, 1, 0x7e, 0x10, 2, 0x1a, 0x10, 0, 0x1a, 0x10, 1, 0x1a, 0x0b]);
        // And so does the table.
        let mut entries = Vec::new();
        for section in Parser::new(0).parse_all(&after) {
            let Ok(Payload::ElementSection(section)) = section else { continue };
            for element in section {
                let element = element.unwrap_or_else(|why| panic!("{why}"));
                let wasmparser::ElementItems::Functions(functions) = element.items else {
                    panic!("nulls are left out")
                };
                entries.extend(functions.into_iter().flatten());
            }
        }
        assert_eq!(entries, [2, 0, 1]);
        assert!(!after.windows(6).any(|bytes| bytes == b"laurel"), "no custom sections");
    }

    #[test]
    fn sorting_again_changes_nothing_more() {
        let once = lighter(&module_of(&[3, 1, 2])).unwrap_or_else(|failure| panic!("{failure}"));
        let twice = lighter(&once).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(once.len(), twice.len());
    }

    #[test]
    fn a_lighter_module_has_short_numbers_and_no_custom_sections() {
        let mut module = Module::new();
        // A type section with no types, whose count takes five bytes.
        module.section(&RawSection { id: 1, data: &[0x80, 0x80, 0x80, 0x80, 0x00] });
        module.section(&CustomSection { name: "name".into(), data: b"laurel".as_slice().into() });
        let lighter = lighter(&module.finish()).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(lighter, b"\0asm\x01\0\0\0\x01\x01\0");
    }

    #[test]
    fn what_is_no_module_is_refused_with_a_sentence() {
        let failure = lighter(b"laurel").err().map(|failure| failure.to_string()).unwrap_or_default();
        assert!(failure.starts_with("A module of the app cannot be read"), "{failure}");
        // A function without a body.
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(0);
        module.section(&types).section(&functions);
        assert!(lighter(&module.finish()).is_err());
    }
}
