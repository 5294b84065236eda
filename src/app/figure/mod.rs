//! The figure: our own pictograms, one athlete posed by data.

mod build;
mod crutches;
mod emblems;
mod kit;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos_stadium;
mod olympikos_water;
mod paint;
mod pen;
mod pose;
mod shape;
mod vector;

macro_rules! pictograms {
    ($($id:ident $name:literal $drawing:expr;)*) => {
        /// One pictogram of the family.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Pictogram {
            $(#[doc = $name] $id,)*
        }

        impl Pictogram {
            /// Every pictogram, as the gallery shows them.
            pub const ALL: &'static [Pictogram] = &[$(Pictogram::$id,)*];

            /// Its id, in kebab case.
            pub fn name(self) -> &'static str {
                match self { $(Pictogram::$id => $name,)* }
            }

            fn parts(self) -> &'static [shape::Part] {
                match self { $(Pictogram::$id => $drawing,)* }
            }
        }
    };
}

pictograms! {
    Discus "discus" olympia2000::DISCUS;
    Marathon "marathon" olympia2000::MARATHON;
    LongJump "long-jump" olympia2000::LONG_JUMP;
    Archery "archery" olympia2000::ARCHERY;
    Combination "combination" olympia2000::COMBINATION;

    Basketball "basketball" olympics::BASKETBALL;
    Swimming "swimming" olympics::SWIMMING;
    ArtisticGymnastics "artistic-gymnastics" olympics::GYMNASTICS;
    RoadCycling "road-cycling" olympics::CYCLING;
    Sprint "sprint" olympics::SPRINT;

    HighJump "high-jump" olympicards::HIGH_JUMP;
    Hurdles "hurdles" olympicards::HURDLES;
    Weightlifting "weightlifting" olympicards::WEIGHTLIFTING;
    Relay "relay" olympicards::RELAY;
    TableTennis "table-tennis" olympicards::TABLE_TENNIS;
    Sailing "sailing" olympicards::SAILING;

    RaceWalk "race-walk" olympikos_stadium::RACE_WALK;
    PoleVault "pole-vault" olympikos_stadium::POLE_VAULT;
    Javelin "javelin" olympikos_stadium::JAVELIN;
    ShotPut "shot-put" olympikos_stadium::SHOT_PUT;
    Hammer "hammer" olympikos_stadium::HAMMER;
    Triathlon "triathlon" olympikos_stadium::TRIATHLON;
    ModernPentathlon "modern-pentathlon" olympikos_stadium::MODERN_PENTATHLON;

    Diving "diving" olympikos_water::DIVING;
    ArtisticSwimming "artistic-swimming" olympikos_water::ARTISTIC_SWIMMING;
    WaterPolo "water-polo" olympikos_water::WATER_POLO;
    OpenWater "open-water" olympikos_water::OPEN_WATER;
    Surfing "surfing" olympikos_water::SURFING;
    Kite "kite" olympikos_water::KITE;
    Rowing "rowing" olympikos_water::ROWING;
    CanoeSlalom "canoe-slalom" olympikos_water::CANOE_SLALOM;

    Laurel "laurel" emblems::LAUREL;
    Medal "medal" emblems::MEDAL;
    Cup "cup" emblems::CUP;
    Torch "torch" emblems::TORCH;
}

impl Pictogram {
    /// Inner SVG markup for `viewBox="0 0 100 100"`.
    pub fn markup(self) -> String {
        paint::paint(self.parts(), &build::PLAIN)
    }
}

/// An athlete of Olympia 2000 in the body of his group (1 to 5) and the pose of his best discipline
/// (0 discus, 1 marathon, 2 long jump, 3 archery, 4 combination).
pub fn athlete(group: u8, variant: u8) -> String {
    let build = build::GROUPS.get(usize::from(group.saturating_sub(1))).unwrap_or(&build::PLAIN);
    let parts = match variant {
        0 => olympia2000::DISCUS,
        1 => olympia2000::MARATHON,
        2 => olympia2000::LONG_JUMP,
        3 => olympia2000::ARCHERY,
        _ => olympia2000::COMBINATION,
    };
    let parts = if group == 5 {
        crutches::ON_CRUTCHES.get(usize::from(variant)).copied().unwrap_or(parts)
    } else {
        parts
    };
    paint::paint(parts, build)
}
