//! The table of the 80 sports: two sides of 40 cards, side A before side B.
//!
//! 57 summer, 13 winter and 10 Paralympic sports: our own choice, because the original list is printed nowhere. The
//! letters are the features of a sport; sports that share letters are close to each other (see `affinity.rs`). A `*` is
//! a feature that only this sport has. The letters:
//!
//! `a` ball, `b` team, `c` water, `d` helmet, `e` speed, `f` stadium, `g` jump, `h` acrobatic, `i` court,
//! `j` endurance, `k` judged, `l` run, `m` throw, `n` combat, `o` goal, `p` hands, `q` ice, `r` net, `s` height,
//! `t` mat, `u` snow, `v` bike, `w` dance, `x` gym, `y` indoor, `z` music, `A` precision, `B` ski, `C` swimsuit,
//! `D` wheelchair, `E` wheels, `F` board, `G` distance, `H` grass, `I` heavy, `J` kick, `K` pool, `L` racket,
//! `M` sea, `N` strength, `O` track, `P` youth, `Q` ancient, `R` blade, `S` boat, `T` elegant, `U` gun, `V` horse,
//! `W` kimono, `X` lying, `Y` obstacle, `Z` road, `0` skate, `1` sled, `2` slope, `3` spin, `4` stick, `5` target,
//! `6` air, `7` apparatus, `8` balance, `9` bar, `+` beach, `-` blind, `=` forest, `<` gloves, `>` heat, `(` hold,
//! `)` hoop, `!` japan, `?` lift, `&` mask, `%` mud, `$` oar, `#` pole, `@` punch, `:` sand, `;` sound, `/` street,
//! `.` tackle, `,` usa, `_` wind.

use crate::rules::named_enum;

named_enum! {
    /// The Games a sport belongs to.
    pub enum Games {
        /// The Summer Games.
        Summer = "summer",
        /// The Winter Games.
        Winter = "winter",
        /// The Paralympic Games.
        Paralympic = "paralympic",
    }
}

/// Short name, name, games, letters.
#[rustfmt::skip]
pub(super) const SPORTS: [(&str, &str, Games, &str); 80] = [
    ("sprint", "100 m Sprint", Games::Summer, "lOef"),
    ("marathon", "Marathon", Games::Summer, "lZj>"),
    ("hurdles", "110 m Hurdles", Games::Summer, "lOefgY"),
    ("relay", "4 × 100 m Relay", Games::Summer, "lOefb*"),
    ("race_walk", "Race Walking", Games::Summer, "*Zj>"),
    ("high_jump", "High Jump", Games::Summer, "gsf9t"),
    ("long_jump", "Long Jump", Games::Summer, "gl:fG"),
    ("pole_vault", "Pole Vault", Games::Summer, "gsf9t#"),
    ("javelin", "Javelin Throw", Games::Summer, "mfGQ#"),
    ("discus", "Discus Throw", Games::Summer, "mfGQ3"),
    ("shot_put", "Shot Put", Games::Summer, "mfIN"),
    ("hammer", "Hammer Throw", Games::Summer, "mfGI3"),
    ("swimming", "Freestyle Swimming", Games::Summer, "cKCe"),
    ("diving", "Diving", Games::Summer, "cKCskh"),
    ("artistic_swimming", "Artistic Swimming", Games::Summer, "cKCzkwb"),
    ("water_polo", "Water Polo", Games::Summer, "cKaob"),
    ("open_water", "Marathon Swimming", Games::Summer, "cMjC"),
    ("surfing", "Surfing", Games::Summer, "cM+F8"),
    ("sailing", "Sailing", Games::Summer, "cMS_"),
    ("kite", "Kitesurfing", Games::Summer, "cM_F6"),
    ("rowing", "Rowing", Games::Summer, "cS$bj"),
    ("canoe_slalom", "Canoe Slalom", Games::Summer, "cS$*Yd"),
    ("judo", "Judo", Games::Summer, "nWt(!"),
    ("taekwondo", "Taekwondo", Games::Summer, "nJWdt"),
    ("karate", "Karate", Games::Summer, "nJ@W!"),
    ("boxing", "Boxing", Games::Summer, "n@<*"),
    ("wrestling", "Wrestling", Games::Summer, "n(tQN"),
    ("fencing", "Fencing", Games::Summer, "nR&"),
    ("weightlifting", "Weightlifting", Games::Summer, "?NIx"),
    ("archery", "Archery", Games::Summer, "5*A"),
    ("shooting", "Shooting", Games::Summer, "5UA"),
    ("artistic_gymnastics", "Artistic Gymnastics", Games::Summer, "xkh87t"),
    ("rhythmic_gymnastics", "Rhythmic Gymnastics", Games::Summer, "xkzw7"),
    ("trampoline", "Trampoline", Games::Summer, "xkhgs"),
    ("climbing", "Sport Climbing", Games::Summer, "*sp*"),
    ("skateboarding", "Skateboarding", Games::Summer, "FE/hP"),
    ("bmx", "BMX", Games::Summer, "vEdhP"),
    ("road_cycling", "Road Cycling", Games::Summer, "vEZjd"),
    ("track_cycling", "Track Cycling", Games::Summer, "vEedy"),
    ("mountain_bike", "Mountain Biking", Games::Summer, "vE=%d"),
    ("triathlon", "Triathlon", Games::Summer, "lvcj"),
    ("modern_pentathlon", "Modern Pentathlon", Games::Summer, "VRUlc"),
    ("tennis", "Tennis", Games::Summer, "Lari"),
    ("table_tennis", "Table Tennis", Games::Summer, "Lar*y"),
    ("badminton", "Badminton", Games::Summer, "Lry*"),
    ("golf", "Golf", Games::Summer, "a4HA*"),
    ("basketball", "Basketball", Games::Summer, "a)bi,p"),
    ("football", "Football", Games::Summer, "aobHJ"),
    ("handball", "Handball", Games::Summer, "aobipm"),
    ("volleyball", "Volleyball", Games::Summer, "arbipg"),
    ("beach_volleyball", "Beach Volleyball", Games::Summer, "ar+:Cp"),
    ("rugby_sevens", "Rugby Sevens", Games::Summer, "abH.%"),
    ("field_hockey", "Field Hockey", Games::Summer, "a4obH"),
    ("baseball", "Baseball", Games::Summer, "a*b<,m"),
    ("show_jumping", "Show Jumping", Games::Summer, "VgYT"),
    ("dressage", "Dressage", Games::Summer, "VzkwT"),
    ("breaking", "Breaking", Games::Summer, "wz/khP"),
    ("alpine_skiing", "Alpine Skiing", Games::Winter, "uB2ed"),
    ("cross_country", "Cross-Country Skiing", Games::Winter, "uBj="),
    ("ski_jumping", "Ski Jumping", Games::Winter, "uBs6g"),
    ("freestyle_skiing", "Freestyle Skiing", Games::Winter, "uBhg2"),
    ("snowboard", "Snowboarding", Games::Winter, "uF2hP"),
    ("biathlon", "Biathlon", Games::Winter, "uBU5j"),
    ("bobsleigh", "Bobsleigh", Games::Winter, "q1ebd"),
    ("luge", "Luge", Games::Winter, "q1edX"),
    ("skeleton", "Skeleton", Games::Winter, "q1edX*"),
    ("figure_skating", "Figure Skating", Games::Winter, "q0zkwT3"),
    ("speed_skating", "Speed Skating", Games::Winter, "q0e"),
    ("ice_hockey", "Ice Hockey", Games::Winter, "q04obd"),
    ("curling", "Curling", Games::Winter, "qAb*"),
    ("wheelchair_fencing", "Wheelchair Fencing", Games::Paralympic, "DnR&"),
    ("wheelchair_basketball", "Wheelchair Basketball", Games::Paralympic, "Da)bip"),
    ("wheelchair_rugby", "Wheelchair Rugby", Games::Paralympic, "Dabi."),
    ("wheelchair_tennis", "Wheelchair Tennis", Games::Paralympic, "DLari"),
    ("blind_football", "Blind Football", Games::Paralympic, "-aobJ;"),
    ("goalball", "Goalball", Games::Paralympic, "-aob;ym"),
    ("boccia", "Boccia", Games::Paralympic, "DaAmy"),
    ("sitting_volleyball", "Sitting Volleyball", Games::Paralympic, "*arbip"),
    ("para_sprint", "Para Sprint", Games::Paralympic, "*lOef"),
    ("para_powerlifting", "Para Powerlifting", Games::Paralympic, "?NIxX"),
];
