//! The project's own pictograms. One athlete (in `drawing`: bones in `pose`, flesh in `build` and `athlete`) is posed by a few
//! angles; apparatus is a short list of primitives (`shape`); both are painted onto a sheet that fits itself to the
//! frame. The data are whole numbers, so that more than a hundred drawings take a few kilobytes; markup is generated when
//! it is needed.
//!
//! Axes: x to the right, y down, angles in degrees clockwise, 0 = right. Athletes face right unless stated otherwise.
//! To add a drawing, write a `static` list of `DrawStep`s in `pictures`, and a line in `pictograms!` below.
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

mod drawing;
#[rustfmt::skip]
mod pictures;

use drawing::{drawn, shape};
use pictures::olympia2000::{crutches, disciplines};
use pictures::olympics::{cards, events};
use pictures::olympikos::{
    balls, combat, horses, ice, para, skill, snow, stadium, water, wheelchairs, wheels,
};
use pictures::orclympics::{races, skills};
use pictures::{covers, emblems, olympicards};

/// A pictogram. Each is a constant, so that a build contains only those that it draws.
#[derive(Clone, Copy)]
pub struct Pictogram {
    name: &'static str,
    parts: &'static [shape::DrawStep],
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
    Discus "discus" disciplines::DISCUS;
    Marathon "marathon" disciplines::MARATHON;
    LongJump "long-jump" disciplines::LONG_JUMP;
    Archery "archery" disciplines::ARCHERY;
    Combination "combination" disciplines::COMBINATION;

    Basketball "basketball" events::BASKETBALL;
    Swimming "swimming" events::SWIMMING;
    ArtisticGymnastics "artistic-gymnastics" events::GYMNASTICS;
    RoadCycling "road-cycling" events::CYCLING;
    Sprint "sprint" events::SPRINT;
    Coach "coach" cards::COACH;
    Training "training" cards::TRAINING;
    Fans "fans" cards::FANS;
    Ball "ball" cards::BALL;
    Goggles "goggles" cards::GOGGLES;
    GymnasticRings "gymnastic-rings" cards::RINGS;
    Bicycle "bicycle" cards::BIKE;
    SpikedShoe "spiked-shoe" cards::SHOE;

    HighJump "high-jump" olympicards::HIGH_JUMP;
    Hurdles "hurdles" olympicards::HURDLES;
    Weightlifting "weightlifting" olympicards::WEIGHTLIFTING;
    Relay "relay" olympicards::RELAY;
    TableTennis "table-tennis" olympicards::TABLE_TENNIS;
    Jumper "jumper" olympicards::JUMPER;
    TableTennisPlayer "table-tennis-player" olympicards::PLAYER;
    Sailing "sailing" olympicards::SAILING;

    RaceWalk "race-walk" stadium::RACE_WALK;
    PoleVault "pole-vault" stadium::POLE_VAULT;
    Javelin "javelin" stadium::JAVELIN;
    ShotPut "shot-put" stadium::SHOT_PUT;
    Hammer "hammer" stadium::HAMMER;
    Triathlon "triathlon" stadium::TRIATHLON;
    ModernPentathlon "modern-pentathlon" stadium::MODERN_PENTATHLON;

    Diving "diving" water::DIVING;
    ArtisticSwimming "artistic-swimming" water::ARTISTIC_SWIMMING;
    WaterPolo "water-polo" water::WATER_POLO;
    OpenWater "open-water" water::OPEN_WATER;
    Surfing "surfing" water::SURFING;
    Kite "kite" water::KITE;
    Rowing "rowing" water::ROWING;
    CanoeSlalom "canoe-slalom" water::CANOE_SLALOM;

    Judo "judo" combat::JUDO;
    Taekwondo "taekwondo" combat::TAEKWONDO;
    Karate "karate" combat::KARATE;
    Boxing "boxing" combat::BOXING;
    Wrestling "wrestling" combat::WRESTLING;
    Fencing "fencing" combat::FENCING;

    Shooting "shooting" skill::SHOOTING;
    RhythmicGymnastics "rhythmic-gymnastics" skill::RHYTHMIC;
    Trampoline "trampoline" skill::TRAMPOLINE;
    Climbing "climbing" skill::CLIMBING;
    Skateboarding "skateboarding" skill::SKATEBOARDING;
    Golf "golf" skill::GOLF;
    Breaking "breaking" skill::BREAKING;

    Bmx "bmx" wheels::BMX;
    TrackCycling "track-cycling" wheels::TRACK;
    MountainBike "mountain-bike" wheels::MOUNTAIN;

    Tennis "tennis" balls::TENNIS;
    Badminton "badminton" balls::BADMINTON;
    Football "football" balls::FOOTBALL;
    Handball "handball" balls::HANDBALL;
    Volleyball "volleyball" balls::VOLLEYBALL;
    BeachVolleyball "beach-volleyball" balls::BEACH_VOLLEYBALL;
    RugbySevens "rugby-sevens" balls::RUGBY;
    FieldHockey "field-hockey" balls::FIELD_HOCKEY;
    Baseball "baseball" balls::BASEBALL;

    ShowJumping "show-jumping" horses::SHOW_JUMPING;
    Dressage "dressage" horses::DRESSAGE;

    AlpineSkiing "alpine-skiing" snow::ALPINE;
    CrossCountry "cross-country" snow::CROSS_COUNTRY;
    SkiJumping "ski-jumping" snow::SKI_JUMPING;
    FreestyleSkiing "freestyle-skiing" snow::FREESTYLE;
    Snowboard "snowboard" snow::SNOWBOARD;
    Biathlon "biathlon" snow::BIATHLON;

    Bobsleigh "bobsleigh" ice::BOBSLEIGH;
    Luge "luge" ice::LUGE;
    Skeleton "skeleton" ice::SKELETON;
    FigureSkating "figure-skating" ice::FIGURE_SKATING;
    SpeedSkating "speed-skating" ice::SPEED_SKATING;
    IceHockey "ice-hockey" ice::ICE_HOCKEY;
    Curling "curling" ice::CURLING;

    WheelchairFencing "wheelchair-fencing" wheelchairs::FENCING;
    WheelchairBasketball "wheelchair-basketball" wheelchairs::BASKETBALL;
    WheelchairRugby "wheelchair-rugby" wheelchairs::RUGBY;
    WheelchairTennis "wheelchair-tennis" wheelchairs::TENNIS;
    Boccia "boccia" wheelchairs::BOCCIA;

    BlindFootball "blind-football" para::BLIND_FOOTBALL;
    Goalball "goalball" para::GOALBALL;
    SittingVolleyball "sitting-volleyball" para::SITTING_VOLLEYBALL;
    ParaSprint "para-sprint" para::PARA_SPRINT;
    ParaPowerlifting "para-powerlifting" para::POWERLIFTING;
    GuideRunning "guide-running" para::GUIDE_RUNNING;

    Human "human" races::HUMAN;
    Goblin "goblin" races::GOBLIN;
    Elf "elf" races::ELF;
    Dwarf "dwarf" races::DWARF;
    Halfling "halfling" races::HALFLING;
    Djinn "djinn" races::DJINN;
    Orc "orc" races::ORC;

    Hurdler "hurdler" covers::HURDLER;
    Lifter "lifter" covers::LIFTER;
    FlagBearer "flag-bearer" covers::FLAG_BEARER;

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
        drawn(self.parts, 0)
    }
}

/// An athlete of Olympia 2000 with the body of his group (1 to 5), in the pose of his best discipline (0 discus, 1
/// marathon, 2 long jump, 3 archery, 4 combination).
pub fn athlete(group: u8, variant: u8) -> &'static str {
    let parts = match variant {
        0 => disciplines::DISCUS,
        1 => disciplines::MARATHON,
        2 => disciplines::LONG_JUMP,
        3 => disciplines::ARCHERY,
        _ => disciplines::COMBINATION,
    };
    let parts = if group == 5 {
        crutches::ON_CRUTCHES.get(usize::from(variant)).copied().unwrap_or(parts)
    } else {
        parts
    };
    drawn(parts, group)
}

#[cfg(test)]
mod tests;
