//! The project's own pictograms. One athlete (bones in `pose`, flesh in `build` and `athlete`) is posed by a few
//! angles; apparatus is a short list of primitives (`shape`); both are painted onto a sheet that fits itself to the
//! frame. The data are whole numbers, so that ninety drawings take a few kilobytes; markup is generated when it is
//! needed.
//!
//! Axes: x to the right, y down, angles in degrees clockwise, 0 = right. Athletes face right unless stated otherwise.
//! To add a drawing, write a `static` list of `Part`s in the file of its game, and a line in `pictograms!` below.
//!
//! Colours come only from `style/figure.css` (the content security policy forbids `style=`):
//! ```css
//! .figure .fa { fill: var(--accent, currentColor); }     /* apparatus, filled */
//! .figure .sa { stroke: var(--accent, currentColor); }   /* apparatus, line */
//! .figure .sb { stroke: currentColor; }                  /* line in the athlete's own colour */
//! .figure .far { fill-opacity: .5; stroke-opacity: .5; } /* far limbs and what lies behind */
//! .figure .haze { opacity: .5; }                         /* the same, filled and outlined */
//! .figure .cut { stroke: var(--ground, none); stroke-width: 1.8; paint-order: stroke; }
//! ```
//! In forced colours, filled apparatus becomes a tint of the one remaining colour.

mod athlete;
mod build;
mod drawn;
mod paint;
mod pen;
mod pose;
mod shape;
mod sheet;
mod vector;

// The drawings: tables with one row per line.
#[rustfmt::skip]
mod covers;
#[rustfmt::skip]
mod crutches;
#[rustfmt::skip]
mod emblems;
#[rustfmt::skip]
mod kit;
#[rustfmt::skip]
mod olympia2000;
#[rustfmt::skip]
mod olympicards;
#[rustfmt::skip]
mod olympics;
#[rustfmt::skip]
mod olympics_cards;
#[rustfmt::skip]
mod olympikos_balls;
#[rustfmt::skip]
mod olympikos_combat;
#[rustfmt::skip]
mod olympikos_horses;
#[rustfmt::skip]
mod olympikos_ice;
#[rustfmt::skip]
mod olympikos_para;
#[rustfmt::skip]
mod olympikos_skill;

#[rustfmt::skip]
mod olympikos_snow;
#[rustfmt::skip]
mod olympikos_stadium;
#[rustfmt::skip]
mod olympikos_water;
#[rustfmt::skip]
mod olympikos_wheelchairs;
#[rustfmt::skip]
mod olympikos_wheels;
#[rustfmt::skip]
mod races;
#[rustfmt::skip]
mod skills;

/// A pictogram. Each is a constant, so that a build contains only those that it draws.
#[derive(Clone, Copy)]
pub struct Pictogram {
    name: &'static str,
    parts: &'static [shape::Part],
}

impl std::fmt::Debug for Pictogram {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Pictogram {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

macro_rules! pictograms {
    ($($id:ident $name:literal $drawing:expr;)*) => {
        #[allow(non_upper_case_globals, dead_code, reason = "they are the names of things, and a build draws only some")]
        impl Pictogram {
            $(#[doc = $name] pub const $id: Pictogram = Pictogram { name: $name, parts: $drawing };)*

            /// Every pictogram.
            pub const ALL: &'static [Pictogram] = &[$(Pictogram::$id,)*];
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
    Coach "coach" olympics_cards::COACH;
    Training "training" olympics_cards::TRAINING;
    Fans "fans" olympics_cards::FANS;
    Ball "ball" olympics_cards::BALL;
    Goggles "goggles" olympics_cards::GOGGLES;
    GymnasticRings "gymnastic-rings" olympics_cards::RINGS;
    Bicycle "bicycle" olympics_cards::BIKE;
    SpikedShoe "spiked-shoe" olympics_cards::SHOE;

    HighJump "high-jump" olympicards::HIGH_JUMP;
    Hurdles "hurdles" olympicards::HURDLES;
    Weightlifting "weightlifting" olympicards::WEIGHTLIFTING;
    Relay "relay" olympicards::RELAY;
    TableTennis "table-tennis" olympicards::TABLE_TENNIS;
    Jumper "jumper" olympicards::JUMPER;
    TableTennisPlayer "table-tennis-player" olympicards::PLAYER;
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

    Judo "judo" olympikos_combat::JUDO;
    Taekwondo "taekwondo" olympikos_combat::TAEKWONDO;
    Karate "karate" olympikos_combat::KARATE;
    Boxing "boxing" olympikos_combat::BOXING;
    Wrestling "wrestling" olympikos_combat::WRESTLING;
    Fencing "fencing" olympikos_combat::FENCING;

    Shooting "shooting" olympikos_skill::SHOOTING;
    RhythmicGymnastics "rhythmic-gymnastics" olympikos_skill::RHYTHMIC;
    Trampoline "trampoline" olympikos_skill::TRAMPOLINE;
    Climbing "climbing" olympikos_skill::CLIMBING;
    Skateboarding "skateboarding" olympikos_skill::SKATEBOARDING;
    Golf "golf" olympikos_skill::GOLF;
    Breaking "breaking" olympikos_skill::BREAKING;

    Bmx "bmx" olympikos_wheels::BMX;
    TrackCycling "track-cycling" olympikos_wheels::TRACK;
    MountainBike "mountain-bike" olympikos_wheels::MOUNTAIN;

    Tennis "tennis" olympikos_balls::TENNIS;
    Badminton "badminton" olympikos_balls::BADMINTON;
    Football "football" olympikos_balls::FOOTBALL;
    Handball "handball" olympikos_balls::HANDBALL;
    Volleyball "volleyball" olympikos_balls::VOLLEYBALL;
    BeachVolleyball "beach-volleyball" olympikos_balls::BEACH_VOLLEYBALL;
    RugbySevens "rugby-sevens" olympikos_balls::RUGBY;
    FieldHockey "field-hockey" olympikos_balls::FIELD_HOCKEY;
    Baseball "baseball" olympikos_balls::BASEBALL;

    ShowJumping "show-jumping" olympikos_horses::SHOW_JUMPING;
    Dressage "dressage" olympikos_horses::DRESSAGE;

    AlpineSkiing "alpine-skiing" olympikos_snow::ALPINE;
    CrossCountry "cross-country" olympikos_snow::CROSS_COUNTRY;
    SkiJumping "ski-jumping" olympikos_snow::SKI_JUMPING;
    FreestyleSkiing "freestyle-skiing" olympikos_snow::FREESTYLE;
    Snowboard "snowboard" olympikos_snow::SNOWBOARD;
    Biathlon "biathlon" olympikos_snow::BIATHLON;

    Bobsleigh "bobsleigh" olympikos_ice::BOBSLEIGH;
    Luge "luge" olympikos_ice::LUGE;
    Skeleton "skeleton" olympikos_ice::SKELETON;
    FigureSkating "figure-skating" olympikos_ice::FIGURE_SKATING;
    SpeedSkating "speed-skating" olympikos_ice::SPEED_SKATING;
    IceHockey "ice-hockey" olympikos_ice::ICE_HOCKEY;
    Curling "curling" olympikos_ice::CURLING;

    WheelchairFencing "wheelchair-fencing" olympikos_wheelchairs::FENCING;
    WheelchairBasketball "wheelchair-basketball" olympikos_wheelchairs::BASKETBALL;
    WheelchairRugby "wheelchair-rugby" olympikos_wheelchairs::RUGBY;
    WheelchairTennis "wheelchair-tennis" olympikos_wheelchairs::TENNIS;
    Boccia "boccia" olympikos_wheelchairs::BOCCIA;

    BlindFootball "blind-football" olympikos_para::BLIND_FOOTBALL;
    Goalball "goalball" olympikos_para::GOALBALL;
    SittingVolleyball "sitting-volleyball" olympikos_para::SITTING_VOLLEYBALL;
    ParaSprint "para-sprint" olympikos_para::PARA_SPRINT;
    ParaPowerlifting "para-powerlifting" olympikos_para::POWERLIFTING;
    GuideRunning "guide-running" olympikos_para::GUIDE_RUNNING;

    Human "human" races::HUMAN;
    Goblin "goblin" races::GOBLIN;
    Elf "elf" races::ELF;
    Dwarf "dwarf" races::DWARF;
    Halfling "halfling" races::HALFLING;
    Djinn "djinn" races::DJINN;
    Orc "orc" races::ORC;

    Hurdler "hurdler" covers::HURDLER;
    Lifter "lifter" covers::LIFTER;

    Laurel "laurel" emblems::LAUREL;
    Medal "medal" emblems::MEDAL;
    Cup "cup" emblems::CUP;
    Torch "torch" emblems::TORCH;

    Wing "wing" skills::WING;
    Eye "eye" skills::EYE;
    Fist "fist" skills::FIST;
}

#[allow(dead_code, reason = "a build draws only some")]
impl Pictogram {
    /// Its id, in kebab case.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// The drawing of a sport, event, discipline or race, by its id in the game's tables.
    pub fn of(id: &str) -> Option<Pictogram> {
        const ALSO: [(&str, &str); 3] =
            [("cycling", "road-cycling"), ("gymnastics", "artistic-gymnastics"), ("athletics", "sprint")];
        let id = ALSO.iter().find(|(other, _)| other.eq_ignore_ascii_case(id)).map_or(id, |(_, name)| name);
        let same = |name: &str| {
            name.len() == id.len()
                && name
                    .bytes()
                    .zip(id.bytes())
                    .all(|(a, b)| a == if b == b'_' { b'-' } else { b.to_ascii_lowercase() })
        };
        Pictogram::ALL.iter().copied().find(|p| same(p.name()))
    }

    /// The inner SVG markup for `viewBox="0 0 100 100"`.
    pub fn markup(self) -> &'static str {
        drawn::drawn(self.parts, 0)
    }
}

/// An athlete of Olympia 2000 with the body of his group (1 to 5), in the pose of his best discipline (0 discus, 1
/// marathon, 2 long jump, 3 archery, 4 combination).
pub fn athlete(group: u8, variant: u8) -> &'static str {
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
    drawn::drawn(parts, group)
}

#[cfg(test)]
mod tests;
