//! Names, bounds and labels of everything, as data: for forms and reference pages.
//!
//! Nothing of this is compiled into the WebAssembly module; the build writes it to a file.

use serde::Serialize;

use crate::rules::{
    Choice, Fields, Key, List, Need, Optional, Reference, Rule, RulingInfo, System, Text, Visitor,
};
use crate::{chronopia, osr, scharmuetzel};

/// All that the crate can tell about itself.
#[derive(Clone, Debug, Serialize)]
pub struct Catalog {
    /// Version of the crate.
    pub version: &'static str,
    /// The rule systems.
    pub systems: Vec<System>,
    /// Every procedure.
    pub procedures: Vec<ProcedureInfo>,
    /// Every rule.
    pub rules: Vec<RuleInfo>,
    /// Every ruling.
    pub rulings: Vec<RulingEntry>,
}

/// A procedure: what it asks for and what can come out.
#[derive(Clone, Debug, Serialize)]
pub struct ProcedureInfo {
    /// For example `chronopia.shot`.
    pub id: &'static str,
    /// The system.
    pub system: &'static str,
    /// A short title.
    pub title: Text,
    /// The question that it answers.
    pub question: Text,
    /// Its fields, in the order of the rules text.
    pub fields: Vec<FieldInfo>,
    /// What can come out.
    pub outcomes: Vec<Labelled>,
    /// The rolls and other parts of the breakdown.
    pub rolls: Vec<Labelled>,
    /// What the faces of its rolls do.
    pub bands: Vec<Labelled>,
    /// The rules that it follows.
    pub rules: Vec<Rule>,
}

/// An id with a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Labelled {
    /// The name for programs.
    pub id: &'static str,
    /// The name for people.
    pub label: Text,
}

/// The kind of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A whole number.
    Integer,
    /// A number, fractions allowed.
    Number,
    /// One of a few words.
    Choice,
    /// Yes or no.
    Flag,
    /// Words of the caller's own.
    Text,
    /// Fields within.
    Object,
    /// A list.
    List,
}

/// A default value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Default {
    /// A number.
    Number(f64),
    /// Yes or no.
    Flag(bool),
    /// One of a few words.
    Word(&'static str),
}

/// A field.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FieldInfo {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// Its name for people.
    pub label: Text,
    /// The abbreviation on profile sheets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abbreviation: Option<Text>,
    /// The unit: `inch`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<&'static str>,
    /// What to know about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Text>,
    /// Whether it must be given.
    pub required: bool,
    /// The least; of a list the fewest items.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<i32>,
    /// The most; of a list the most items, of a text the most characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<i32>,
    /// What holds when it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<Default>,
    /// Whether no source gives its value.
    pub assumed: bool,
    /// The words of a choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Labelled>,
    /// The fields of an object, or of each item of a list; a list of choices has one without a name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Self>,
}

/// A rule and the procedures that follow it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RuleInfo {
    /// Where it stands and what it is called.
    #[serde(flatten)]
    pub reference: Reference,
    /// Procedures.
    pub used_by: Vec<&'static str>,
}

/// A ruling with the readings that can be chosen.
#[derive(Clone, Debug, Serialize)]
pub struct RulingEntry {
    /// What is open and why.
    #[serde(flatten)]
    pub info: RulingInfo,
    /// The readings, default first.
    pub values: Vec<Labelled>,
    /// The reading of the project.
    pub default: &'static str,
}

/// What a system tells about one procedure.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) title: Text,
    pub(crate) question: Text,
    pub(crate) fields: fn(&mut dyn Visitor),
    pub(crate) outcomes: fn() -> Vec<Labelled>,
    pub(crate) rolls: &'static [Labelled],
    pub(crate) bands: fn() -> Vec<Labelled>,
    pub(crate) rules: &'static [&'static [Rule]],
}

/// What a system tells about a field.
pub(crate) struct Words {
    /// Its name; where two procedures use one name for different things, `procedure/name`.
    pub(crate) name: &'static str,
    pub(crate) label: Text,
    pub(crate) abbreviation: Option<Text>,
    pub(crate) unit: Option<&'static str>,
    pub(crate) help: Option<Text>,
    pub(crate) assumed: bool,
}

impl Words {
    pub(crate) const fn new(name: &'static str, de: &'static str, en: &'static str) -> Self {
        Self {
            name,
            label: Text::new(de, en),
            abbreviation: None,
            unit: None,
            help: None,
            assumed: false,
        }
    }

    pub(crate) const fn short(mut self, de: &'static str, en: &'static str) -> Self {
        self.abbreviation = Some(Text::new(de, en));
        self
    }

    pub(crate) const fn help(mut self, de: &'static str, en: &'static str) -> Self {
        self.help = Some(Text::new(de, en));
        self
    }

    pub(crate) const fn inches(mut self) -> Self {
        self.unit = Some("inch");
        self
    }

    pub(crate) const fn assumed(mut self) -> Self {
        self.assumed = true;
        self
    }
}

/// What a chapter tells about itself.
pub(crate) struct Chapter {
    pub(crate) procedures: &'static [Entry],
    pub(crate) words: &'static [Words],
    pub(crate) rules: &'static [Reference],
}

/// A system as it describes itself, in book order.
pub(crate) struct SystemEntry {
    pub(crate) system: System,
    pub(crate) chapters: &'static [&'static Chapter],
    pub(crate) rulings: &'static [RulingInfo],
    pub(crate) switches: fn(&mut dyn Visitor),
}

/// A roll or another part of a breakdown.
pub(crate) const fn labelled(id: &'static str, de: &'static str, en: &'static str) -> Labelled {
    Labelled {
        id,
        label: Text::new(de, en),
    }
}

/// Every value of a choice with its label.
pub(crate) fn labels<C: Choice + core::default::Default>() -> Vec<Labelled> {
    let any = C::default();
    pairs(&any)
}

fn pairs(choice: &dyn Choice) -> Vec<Labelled> {
    let pairs = choice.ids().iter().zip(choice.labels());
    pairs
        .map(|(id, label)| Labelled { id, label: *label })
        .collect()
}

/// Everything.
#[must_use]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::empty();
    for entry in SYSTEMS {
        entry.add_to(&mut catalog);
    }
    catalog
}

/// What each system tells about itself.
#[must_use]
pub fn by_system() -> Vec<Catalog> {
    let alone = |entry: &&SystemEntry| {
        let mut catalog = Catalog::empty();
        entry.add_to(&mut catalog);
        catalog
    };
    SYSTEMS.iter().map(alone).collect()
}

static SYSTEMS: [&SystemEntry; 3] = [
    &chronopia::catalog::ENTRY,
    &osr::catalog::ENTRY,
    &scharmuetzel::catalog::ENTRY,
];

impl Catalog {
    fn empty() -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION"),
            systems: Vec::new(),
            procedures: Vec::new(),
            rules: Vec::new(),
            rulings: Vec::new(),
        }
    }
}

impl SystemEntry {
    fn add_to(&self, catalog: &mut Catalog) {
        catalog.systems.push(self.system);
        let procedures = || self.chapters.iter().flat_map(|chapter| chapter.procedures);
        for procedure in procedures() {
            let mut lister = Lister {
                chapters: self.chapters,
                procedure: procedure.id,
                list: Vec::new(),
            };
            (procedure.fields)(&mut lister);
            catalog.procedures.push(ProcedureInfo {
                id: procedure.id,
                system: self.system.id,
                title: procedure.title,
                question: procedure.question,
                fields: lister.list,
                outcomes: (procedure.outcomes)(),
                rolls: procedure.rolls.to_vec(),
                bands: (procedure.bands)(),
                rules: procedure
                    .rules
                    .iter()
                    .flat_map(|rules| rules.iter().copied())
                    .collect(),
            });
        }
        for reference in self.chapters.iter().flat_map(|chapter| chapter.rules) {
            let users = procedures().filter(|procedure| {
                let mut rules = procedure.rules.iter();
                rules.any(|rules| rules.contains(&reference.id))
            });
            catalog.rules.push(RuleInfo {
                reference: *reference,
                used_by: users.map(|procedure| procedure.id).collect(),
            });
        }
        let mut switches = Lister {
            chapters: self.chapters,
            procedure: RULINGS,
            list: Vec::new(),
        };
        (self.switches)(&mut switches);
        for info in self.rulings {
            let switch = switches.list.iter().find(|field| field.name == info.name);
            let values = switch
                .map(|field| field.options.clone())
                .unwrap_or_default();
            catalog.rulings.push(RulingEntry {
                info: info.clone(),
                default: values.first().map_or("", |value| value.id),
                values,
            });
        }
    }
}

/// The field of the rulings; their words may stand as `rulings/name`.
const RULINGS: &str = "rulings";

/// Lists the fields of an input.
struct Lister {
    chapters: &'static [&'static Chapter],
    procedure: &'static str,
    list: Vec<FieldInfo>,
}

impl Lister {
    /// A field without bounds; `push` fills in what its kind knows.
    fn push(&mut self, key: Key, kind: Kind, required: bool, fill: impl FnOnce(&mut FieldInfo)) {
        let name = match key {
            Key::Name(name) => (*name).to_string(),
            Key::Index(_) => String::new(),
        };
        let own = format!("{}/{name}", self.procedure);
        let all = || self.chapters.iter().flat_map(|chapter| chapter.words);
        let words = all()
            .find(|words| words.name == own)
            .or_else(|| all().find(|words| words.name == name));
        let mut field = FieldInfo {
            label: words.map_or(Text::new("", ""), |words| words.label),
            abbreviation: words.and_then(|words| words.abbreviation),
            unit: words.and_then(|words| words.unit),
            help: words.and_then(|words| words.help),
            assumed: words.is_some_and(|words| words.assumed),
            name,
            kind,
            required,
            min: None,
            max: None,
            default: None,
            options: Vec::new(),
            fields: Vec::new(),
        };
        fill(&mut field);
        self.list.push(field);
    }

    fn bounds(least: i32, most: i32, default: Option<f64>) -> impl FnOnce(&mut FieldInfo) {
        move |field| {
            field.min = Some(least);
            field.max = Some(most);
            field.default = default.map(Default::Number);
        }
    }

    /// What stands in a field; a ruling's own words come before those of a field of its name.
    fn inside(&self, key: Key, show: impl FnOnce(&mut Self)) -> Vec<FieldInfo> {
        let procedure = match key {
            Key::Name(RULINGS) => RULINGS,
            Key::Name(_) | Key::Index(_) => self.procedure,
        };
        let mut inner = Self {
            chapters: self.chapters,
            procedure,
            list: Vec::new(),
        };
        show(&mut inner);
        inner.list
    }
}

impl Visitor for Lister {
    fn integer(&mut self, key: Key, need: Need, value: &mut i32, least: i32, most: i32) {
        let required = need == Need::Required;
        let default = (!required).then_some(f64::from(*value));
        self.push(
            key,
            Kind::Integer,
            required,
            Self::bounds(least, most, default),
        );
    }

    fn maybe_integer(&mut self, key: Key, _value: &mut Option<i32>, least: i32, most: i32) {
        self.push(key, Kind::Integer, false, Self::bounds(least, most, None));
    }

    fn number(&mut self, key: Key, need: Need, value: &mut f64, least: i32, most: i32) {
        let required = need == Need::Required;
        let default = (!required).then_some(*value);
        self.push(
            key,
            Kind::Number,
            required,
            Self::bounds(least, most, default),
        );
    }

    fn maybe_number(&mut self, key: Key, _value: &mut Option<f64>, least: i32, most: i32) {
        self.push(key, Kind::Number, false, Self::bounds(least, most, None));
    }

    fn flag(&mut self, key: Key, need: Need, value: &mut bool) {
        let required = need == Need::Required;
        let default = *value;
        self.push(key, Kind::Flag, required, |field| {
            field.default = (!required).then_some(Default::Flag(default));
        });
    }

    fn text(&mut self, key: Key, need: Need, _value: &mut String, longest: usize) {
        self.push(key, Kind::Text, need == Need::Required, |field| {
            field.max = i32::try_from(longest).ok();
        });
    }

    fn choice(&mut self, key: Key, need: Need, value: &mut dyn Choice) {
        let required = need == Need::Required;
        let set = value.ids().get(value.index()).copied();
        let options = pairs(value);
        self.push(key, Kind::Choice, required, |field| {
            field.default = set.filter(|_| !required).map(Default::Word);
            field.options = options;
        });
    }

    fn object(&mut self, key: Key, need: Need, value: &mut dyn Fields) {
        let fields = self.inside(key, |inner| value.fields(inner));
        let required = need == Need::Required;
        self.push(key, Kind::Object, required, |field| field.fields = fields);
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        let fields = self.inside(key, |inner| value.fill().fields(inner));
        self.push(key, Kind::Object, false, |field| field.fields = fields);
    }

    fn list(&mut self, key: Key, need: Need, value: &mut dyn List, most: usize) {
        value.reset(1);
        let items = self.inside(key, |inner| value.visit(inner));
        value.reset(0);
        self.push(key, Kind::List, need == Need::Required, |field| {
            field.min = Some(0);
            field.max = i32::try_from(most).ok();
            // An item that is an object gives its fields, any other item is the only field.
            field.fields = match <[FieldInfo; 1]>::try_from(items) {
                Ok([item]) if item.kind == Kind::Object => item.fields,
                Ok([item]) => vec![item],
                Err(items) => items,
            };
        });
    }
}
