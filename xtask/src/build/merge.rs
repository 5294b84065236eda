//! Puts parts of the app that are always needed together into one module.
//!
//! `wasm_split_cli_support` makes a module of its own for each set of parts that share something, more than a hundred.
//! A function of one reaches a function of another through the table that all share, by a trampoline: a function that
//! does nothing but call the entry. In one module it is called directly, so most of the trampolines go.

use std::collections::{BTreeMap, HashMap};

use wasm_encoder::reencode::{self, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, FunctionSection, ImportSection, Module,
    RawSection,
};
use wasmparser::{
    DataKind, ElementItems, ElementKind, FunctionBody, Import, Operator, Parser, Payload, TypeRef,
};

use crate::Result;
use crate::build::module::{Functions, lighter, unreadable};

/// One module with everything that is in these, each of which is the result of [`lighter`].
///
/// # Errors
/// One of them cannot be read, or is not as `wasm_split_cli_support` writes them: with all types of the app, importing a
/// table, a memory and globals, and exporting nothing.
pub fn merged(modules: &[Vec<u8>]) -> Result<Vec<u8>> {
    let parts = modules.iter().map(|module| SplitModule::of(module)).collect::<Result<Vec<_>>>()?;
    let types = parts.first().map_or(&[][..], |part| part.types);
    if parts.iter().any(|part| part.types != types) {
        return Err(unreadable("its types are not those of the app"));
    }
    let mut imports = Imports::default();
    let places = parts.iter().map(|part| imports.add(part)).collect::<Result<Vec<_>>>()?;
    let directory = Directory::of(&parts);

    let mut functions = FunctionSection::new();
    let mut entries = BTreeMap::new();
    let mut code = CodeSection::new();
    let mut data = DataSection::new();
    let mut first = 0;
    for (part, places) in parts.iter().zip(places) {
        let mut writer = Writer { places, numbers: &directory.numbers[first..] };
        for (number, body) in part.functions.bodies.iter().enumerate() {
            if directory.is_left[first + number] {
                functions.function(part.functions.types[number]);
                writer.parse_function_body(&mut code, body.clone()).map_err(unreadable)?;
            }
        }
        for &(entry, number) in &part.entries {
            entries.insert(entry, writer.function_index(number).map_err(unreadable)?);
        }
        for &(address, content) in &part.data {
            data.active(0, &ConstExpr::i32_const(address), content.iter().copied());
        }
        first += part.functions.bodies.len();
    }
    let mut module = Module::new();
    module.section(&RawSection { id: 1, data: types }).section(&imports.section).section(&functions);
    module.section(&elements(&entries)).section(&code).section(&data);
    lighter(&module.finish())
}

/// The entries of the table, those that follow each other in one go.
fn elements(entries: &BTreeMap<u32, u32>) -> ElementSection {
    let mut runs: Vec<(u32, Vec<u32>)> = Vec::new();
    for (&entry, &number) in entries {
        match runs.last_mut() {
            Some((start, numbers)) if *start + numbers.len() as u32 == entry => numbers.push(number),
            _ => runs.push((entry, vec![number])),
        }
    }
    let mut section = ElementSection::new();
    for (start, numbers) in runs {
        let offset = ConstExpr::i32_const(start as i32);
        section.active(None, &offset, Elements::Functions(numbers.into()));
    }
    section
}

/// What is in one of the modules.
struct SplitModule<'a> {
    /// The section of types, as it is.
    types: &'a [u8],
    /// The number of parameters of each type.
    parameters: Vec<usize>,
    imports: Vec<Import<'a>>,
    functions: Functions<'a>,
    /// The entries that it adds to the table: their places, and its functions by number.
    entries: Vec<(u32, u32)>,
    /// What it puts into the memory, by address.
    data: Vec<(i32, &'a [u8])>,
}

impl<'a> SplitModule<'a> {
    fn of(module: &'a [u8]) -> Result<Self> {
        let functions = Functions::of(module)?;
        let mut part = Self {
            types: &[],
            parameters: Vec::new(),
            imports: Vec::new(),
            functions,
            entries: Vec::new(),
            data: Vec::new(),
        };
        for section in Parser::new(0).parse_all(module) {
            match section.map_err(unreadable)? {
                Payload::TypeSection(types) => {
                    let range = types.range();
                    part.types = &module[range.start as usize..range.end as usize];
                    for function in types.into_iter_err_on_gc_types() {
                        part.parameters.push(function.map_err(unreadable)?.params().len());
                    }
                }
                Payload::ImportSection(imports) => {
                    part.imports = imports.into_imports().collect::<Result<_, _>>().map_err(unreadable)?;
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        let element = element.map_err(unreadable)?;
                        let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(numbers)) =
                            (element.kind, element.items)
                        else {
                            return Err(unreadable("its table has entries that are no functions"));
                        };
                        let start = constant(&offset_expr)? as u32;
                        for (place, number) in numbers.into_iter().enumerate() {
                            part.entries.push((start + place as u32, number.map_err(unreadable)?));
                        }
                    }
                }
                Payload::DataSection(section) => {
                    for data in section {
                        let data = data.map_err(unreadable)?;
                        let DataKind::Active { offset_expr, .. } = data.kind else {
                            return Err(unreadable("it puts data into the memory later"));
                        };
                        // What another module has is empty here.
                        if !data.data.is_empty() {
                            part.data.push((constant(&offset_expr)?, data.data));
                        }
                    }
                }
                Payload::ExportSection(section) if section.count() > 0 => {
                    return Err(unreadable("it exports something, although no part does"));
                }
                Payload::TableSection(_)
                | Payload::MemorySection(_)
                | Payload::GlobalSection(_)
                | Payload::TagSection(_)
                | Payload::StartSection { .. } => {
                    return Err(unreadable("it has a table, a memory, a global or a start of its own"));
                }
                _ => {}
            }
        }
        Ok(part)
    }
}

/// The value of an offset.
fn constant(offset: &wasmparser::ConstExpr<'_>) -> Result<i32> {
    match offset.get_operators_reader().read().map_err(unreadable)? {
        Operator::I32Const { value } => Ok(value),
        _ => Err(unreadable("an offset in it is no number")),
    }
}

/// The imports of all parts, each once.
#[derive(Default)]
struct Imports<'a> {
    section: ImportSection,
    /// What is imported, by module and name: its type, and its place among those of its kind.
    known: HashMap<(&'a str, &'a str), (TypeRef, u32)>,
    /// How many tables, memories and globals there are.
    counts: [u32; 3],
}

/// The places of what a part imports: of its tables, memories and globals.
type Places = [Vec<u32>; 3];

impl<'a> Imports<'a> {
    fn add(&mut self, part: &SplitModule<'a>) -> Result<Places> {
        let mut places = Places::default();
        for import in &part.imports {
            let kind = match import.ty {
                TypeRef::Table(_) => 0,
                TypeRef::Memory(_) => 1,
                TypeRef::Global(_) => 2,
                _ => return Err(unreadable("it imports functions, although parts share them in a table")),
            };
            let name = (import.module, import.name);
            let (known, place) = match self.known.get(&name) {
                Some(known) => *known,
                None => {
                    let written = RoundtripReencoder.entity_type(import.ty).map_err(unreadable)?;
                    self.section.import(import.module, import.name, written);
                    self.counts[kind] += 1;
                    *self.known.entry(name).or_insert((import.ty, self.counts[kind] - 1))
                }
            };
            if known != import.ty {
                return Err(unreadable(format!("{} has several types", import.name)));
            }
            places[kind].push(place);
        }
        Ok(places)
    }
}

/// The functions of all parts in the merged module.
struct Directory {
    /// The number that each has there: a trampoline has that of what it calls, if this is there.
    numbers: Vec<u32>,
    /// Whether it is there itself.
    is_left: Vec<bool>,
}

impl Directory {
    fn of(parts: &[SplitModule<'_>]) -> Self {
        let mut types = Vec::new();
        let mut called = Vec::new();
        let mut table = HashMap::new();
        for part in parts {
            let first = types.len();
            table.extend(part.entries.iter().map(|&(entry, number)| (entry, first + number as usize)));
            for (body, &own) in part.functions.bodies.iter().zip(&part.functions.types) {
                let parameters = part.parameters.get(own as usize).copied();
                called.push(parameters.and_then(|parameters| trampoline(body, own, parameters)));
                types.push(own);
            }
        }
        // A trampoline to another module stays, but one for all parts is enough.
        let mut targets: Vec<usize> = (0..types.len()).collect();
        let mut shared = HashMap::new();
        for (number, entry) in called.iter().enumerate() {
            let Some(entry) = entry else { continue };
            targets[number] = match table.get(entry) {
                Some(&target) if types[target] == types[number] && called[target].is_none() => target,
                _ => *shared.entry((*entry, types[number])).or_insert(number),
            };
        }
        let is_left: Vec<bool> =
            targets.iter().enumerate().map(|(number, target)| number == *target).collect();
        let mut places = Vec::new();
        let mut next = 0;
        for is_left in &is_left {
            places.push(next);
            next += u32::from(*is_left);
        }
        Self { numbers: targets.into_iter().map(|target| places[target]).collect(), is_left }
    }
}

/// The entry of the table that a function of this type calls with its own parameters, if it does nothing else.
fn trampoline(body: &FunctionBody<'_>, own: u32, parameters: usize) -> Option<u32> {
    if body.get_locals_reader().ok()?.get_count() > 0 {
        return None;
    }
    let mut operators = body.get_operators_reader().ok()?;
    for parameter in 0..parameters {
        let Operator::LocalGet { local_index } = operators.read().ok()? else { return None };
        if local_index as usize != parameter {
            return None;
        }
    }
    let Operator::I32Const { value } = operators.read().ok()? else { return None };
    let Operator::CallIndirect { type_index, .. } = operators.read().ok()? else { return None };
    let is_over = matches!(operators.read().ok()?, Operator::End) && operators.eof();
    (is_over && type_index == own).then_some(value as u32)
}

/// Writes the functions of one part with their numbers in the merged module.
struct Writer<'a> {
    places: Places,
    /// The numbers of its functions, followed by those of later parts.
    numbers: &'a [u32],
}

/// A number that is not in a list.
fn missing(number: u32) -> reencode::Error<crate::Failure> {
    reencode::Error::UserError(unreadable(format!("it uses number {number}, which it does not have")))
}

impl Reencode for Writer<'_> {
    type Error = crate::Failure;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Self::Error>> {
        self.numbers.get(function as usize).copied().ok_or_else(|| missing(function))
    }

    fn table_index(&mut self, table: u32) -> Result<u32, reencode::Error<Self::Error>> {
        self.places[0].get(table as usize).copied().ok_or_else(|| missing(table))
    }

    fn memory_index(&mut self, memory: u32) -> Result<u32, reencode::Error<Self::Error>> {
        self.places[1].get(memory as usize).copied().ok_or_else(|| missing(memory))
    }

    fn global_index(&mut self, global: u32) -> Result<u32, reencode::Error<Self::Error>> {
        self.places[2].get(global as usize).copied().ok_or_else(|| missing(global))
    }

    fn data_index(&mut self, data: u32) -> Result<u32, reencode::Error<Self::Error>> {
        // Their numbers change, because empty ones are left out. Compilers do not use them here.
        Err(missing(data))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{SplitModule, merged};
    use crate::build::module::lighter;
    use wasm_encoder::{
        CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, ExportKind, ExportSection,
        Function, FunctionSection, GlobalType, ImportSection, MemoryType, Module, RefType, TableType,
        TypeSection, ValType,
    };
    use wasmparser::Validator;

    /// The type of all functions: from a number to a number.
    const PLAIN: u32 = 0;

    fn function(write: impl Fn(&mut wasm_encoder::InstructionSink<'_>)) -> Function {
        let mut function = Function::new([]);
        write(&mut function.instructions());
        function.instructions().end();
        function
    }

    /// A function that only calls an entry of the table.
    fn trampoline(entry: i32) -> Function {
        function(|code| {
            code.local_get(0).i32_const(entry).call_indirect(0, PLAIN);
        })
    }

    /// A part as it comes from `wasm_split_cli_support`: with these functions, of which the first is the entry with this
    /// number, and with this text at this address.
    fn part(functions: &[Function], entry: u32, has_global: bool, text: (i32, &str)) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([ValType::I32], [ValType::I32]);
        let mut imports = ImportSection::new();
        let table = TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 9,
            maximum: None,
            shared: false,
        };
        let memory =
            MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None };
        let global = GlobalType { val_type: ValType::I32, mutable: true, shared: false };
        if has_global {
            imports.import("split", "stack", EntityType::Global(global));
        }
        imports.import("split", "table", EntityType::Table(table));
        imports.import("split", "memory", EntityType::Memory(memory));
        let (mut declared, mut code) = (FunctionSection::new(), CodeSection::new());
        for function in functions {
            declared.function(PLAIN);
            code.function(function);
        }
        let mut elements = ElementSection::new();
        let offset = ConstExpr::i32_const(entry as i32);
        elements.active(None, &offset, Elements::Functions(vec![0].into()));
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(text.0), text.1.bytes());
        data.active(0, &ConstExpr::i32_const(0), []);
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&declared)
            .section(&elements)
            .section(&code)
            .section(&data);
        module.finish()
    }

    #[track_caller]
    fn joined(modules: &[Vec<u8>]) -> Vec<u8> {
        merged(modules).unwrap_or_else(|failure| panic!("{failure}"))
    }

    #[test]
    fn what_one_part_calls_in_another_is_called_directly() {
        let one = part(
            &[function(|code| {
                code.local_get(0).i32_const(7).i32_add();
            })],
            3,
            false,
            (16, "laurel"),
        );
        // It calls the first part, the app itself and, by its own number, the trampoline to the first part.
        let caller = function(|code| {
            code.local_get(0).call(1).call(2).global_get(0).i32_add();
        });
        let other = part(&[caller, trampoline(3), trampoline(8)], 4, true, (32, "wreath"));
        let third = part(
            &[
                function(|code| {
                    code.local_get(0).call(1);
                }),
                trampoline(8),
            ],
            6,
            false,
            (48, "torch"),
        );
        let module = joined(&[one, other, third]);
        Validator::new().validate_all(&module).unwrap_or_else(|why| panic!("{why}"));
        let part = SplitModule::of(&module).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(part.functions.bodies.len(), 4, "three functions, and one trampoline to the app");
        assert_eq!(part.imports.len(), 3);
        assert_eq!(part.data, [(16, &b"laurel"[..]), (32, b"wreath"), (48, b"torch")]);
        // The table leads to the same functions.
        let content = |entry: u32| {
            let (_, number) = part.entries.iter().find(|(own, _)| *own == entry).copied().unwrap_or_default();
            part.functions.bodies[number as usize].as_bytes()
        };
        let number = |wanted: &[u8]| {
            part.functions.bodies.iter().position(|body| body.as_bytes() == wanted).unwrap_or(99) as u8
        };
        let first: &[u8] = &[0, 0x20, 0, 0x41, 7, 0x6a, 0x0b];
        let to_app: &[u8] = &[0, 0x20, 0, 0x41, 8, 0x11, 0, 0, 0x0b];
        assert_eq!(content(3), first);
        assert_eq!(content(4), [0, 0x20, 0, 0x10, number(first), 0x10, number(to_app), 0x23, 0, 0x6a, 0x0b]);
        assert_eq!(content(6), [0, 0x20, 0, 0x10, number(to_app), 0x0b]);
    }

    #[test]
    fn only_what_does_nothing_else_is_a_trampoline() {
        let real = function(|code| {
            code.local_get(0).i32_const(7).i32_add();
        });
        let one = part(&[real], 3, false, (16, "laurel"));
        let more = function(|code| {
            code.local_get(0).i32_const(3).call_indirect(0, PLAIN).i32_const(1).i32_add();
        });
        let other_value = function(|code| {
            code.i32_const(1).i32_const(3).call_indirect(0, PLAIN);
        });
        let module = joined(&[one, part(&[more, other_value], 4, false, (32, "wreath"))]);
        let part = SplitModule::of(&module).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(part.functions.bodies.len(), 3);
    }

    #[test]
    fn what_is_not_as_expected_is_refused_with_a_sentence() {
        let refused =
            |module: Vec<u8>| merged(&[module]).err().map(|why| why.to_string()).unwrap_or_default();
        assert!(refused(b"laurel".to_vec()).starts_with("A module of the app cannot be read"));
        let mut module = Module::new();
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        imports.import("split", "function", EntityType::Function(0));
        module.section(&types).section(&imports);
        assert!(refused(module.clone().finish()).contains("imports functions"));
        let mut module = Module::new();
        let mut exports = ExportSection::new();
        exports.export("laurel", ExportKind::Func, 0);
        module.section(&exports);
        assert!(refused(module.finish()).contains("exports something"));
        let other_types = lighter(&part(&[], 3, false, (0, ""))).unwrap_or_default();
        let mut module = Module::new();
        module.section(&TypeSection::new());
        assert!(merged(&[other_types, module.finish()]).is_err());
    }
}
