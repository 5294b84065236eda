//! Why an action is better than another, as the cards show.

use super::deal::{HAND_SIZE, ROW};
use super::state::RACES;
use super::{Action, Competition, Cups, Player, Race, Skill, Taking, Team, View};
use crate::rules::Seat;

/// So few points more are not worth cards that are needed later.
const LITTLE: u8 = 2;
/// So many cards fewer than competitions are said before anything else that speaks for passing.
const FAR: u8 = 2;
/// A card of this value in a skill is good there.
const GOOD: u8 = 3;
/// An answer of so much, or less, is no trouble for whoever has a card.
const EASY: u8 = 2;

/// Why an action is better than another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// The seat holds gold and nobody can answer; the other action would spend cards, one of which is named.
    GoldIsYours {
        /// A card of the other action.
        race: Race,
        /// The number of its cards.
        cards: u8,
    },
    /// Even all suitable cards would win no cup.
    NoCup,
    /// Nobody can answer, and a part of the cards of the other action takes the same cup.
    FewerWillDo,
    /// The main event is on: a card that is saved wins nothing.
    NothingComesAfter,
    /// No competition left is open to that race, and another resting one may enter some.
    NoUse(Race),
    /// A resting card wins nothing.
    RestingWinsNothing,
    /// A card of that race would stay at home, though it may come along.
    LeftAtHome(Race),
    /// Nobody can answer, and these cards take gold.
    NobodyAnswers(Team),
    /// Fewer cards take the same cup.
    Enough {
        /// The total.
        total: u8,
        /// Whether the cup is the gold one.
        gold: bool,
        /// Whether the total only equals that of the holder.
        tie: bool,
        /// The number of cards saved.
        saved: u8,
    },
    /// Nobody still in has enough cards to reach that total.
    Safe(u8),
    /// The leader holds gold, and loses it.
    TakesFromLeader(Seat),
    /// A card that is good in the main event is kept.
    SavedForMain {
        /// The card.
        race: Race,
        /// The skill of the main event.
        skill: Skill,
        /// What its gold is worth.
        points: u8,
    },
    /// There are fewer cards in hand than competitions left.
    FewCards {
        /// The cards in hand.
        cards: u8,
        /// The competitions left, this one included.
        competitions: u8,
        /// The cards that are spent here.
        spent: u8,
        /// The cards that the other action would spend.
        instead: u8,
    },
    /// A cup is taken for these cards.
    TakesCup {
        /// Whether it is the gold one.
        gold: bool,
        /// What it is worth.
        points: u8,
        /// The cards.
        team: Team,
    },
    /// Gold is taken first, and a player who is still in has to enter so much to take it.
    MustAnswer {
        /// The player.
        rival: Seat,
        /// The least total of the cards that do.
        value: u8,
    },
    /// Gold is taken first, and whoever takes it next leaves silver.
    GoldOrSilver {
        /// What gold is worth.
        gold: u8,
        /// What silver is worth.
        silver: u8,
    },
    /// No later competition wants the skill of this one, in which the card has that value.
    LastFor(Skill, Race, u8),
    /// The other action alone would take no cup.
    TakesNothing,
    /// Nobody who is still in can take the silver from the seat, which is worth so many points.
    SilverIsYours(u8),
    /// The same, though gold is worth so many points more, and there are fewer cards in hand than competitions left.
    LittleMore(u8),
    /// That player, who is still in, has so many cards, more than the seat, which has so many, and may take a cup back.
    MayBeLost {
        /// The player.
        rival: Seat,
        /// The cards of that player.
        cards: u8,
        /// The cards of the seat.
        own: u8,
    },
    /// Nobody can answer, and the holder of gold has no card left: who wins gold takes none back.
    Starves(Seat),
    /// There are fewer cards in hand than competitions left, and passing spends none.
    SavesCards {
        /// The cards in hand.
        cards: u8,
        /// The competitions left, this one included.
        competitions: u8,
    },
    /// A higher total for the same cup than the other action has.
    HarderToTie {
        /// The total.
        total: u8,
        /// The total with the other action.
        instead: u8,
    },
    /// Whoever wins no cup may take a card back.
    MayComeBack(Race),
    /// Whoever wins gold begins the next competition.
    HasToOpen(Competition),
    /// Many of the competitions left want a skill in which this card is the better one.
    Wanted {
        /// The skill.
        skill: Skill,
        /// The competitions left in that skill.
        here: u8,
        /// The competitions left.
        left: u8,
        /// The card.
        race: Race,
    },
    /// The next competition wants a skill in which this card is the better one.
    Next {
        /// The competition.
        competition: Competition,
        /// The card.
        race: Race,
    },
    /// The main event wants a skill in which this card is the better one.
    ForMain {
        /// The skill.
        skill: Skill,
        /// The card.
        race: Race,
        /// Its value in the skill.
        value: u8,
    },
    /// The card may enter more of the competitions left.
    MayEnter {
        /// The card.
        race: Race,
        /// The competitions that it may enter.
        here: u8,
        /// The other card.
        other: Race,
        /// The competitions that the other card may enter.
        less: u8,
    },
    /// There are cards of this race already, and none of the other one: a team has three races.
    SameRace {
        /// The race.
        race: Race,
        /// How many there are.
        count: u8,
    },
    /// A higher total in the skill of the main event.
    MoreForMain {
        /// The skill.
        skill: Skill,
        /// The total of the team.
        total: u8,
        /// The total of the other team.
        instead: u8,
    },
    /// With a card of that race there would be a fourth race, and a team may have three.
    OneRaceMore(Race),
    /// The hand comes back, but perhaps without the rarer card.
    Rare(Race),
    /// There is little of a skill among the cards kept.
    Lacking {
        /// The skill.
        skill: Skill,
        /// The number of competitions in it.
        competitions: u8,
    },
    /// The gold of competitions in a skill, in which this card is the better one.
    Strong {
        /// The skill.
        skill: Skill,
        /// The sum of their gold.
        points: u8,
        /// The card.
        race: Race,
        /// Its value in the skill.
        value: u8,
        /// The other card.
        other: Race,
        /// The value of the other card.
        less: u8,
    },
    /// There are more cards of this race than of the other one, and more of them may follow.
    Common(Race, Race),
    /// More cards come along.
    MoreCards {
        /// The number of cards.
        cards: u8,
        /// The number of cards in the other team.
        instead: u8,
    },
    /// A higher total in a skill.
    MoreSkill {
        /// The skill.
        skill: Skill,
        /// The sum of the gold of its competitions.
        points: u8,
        /// The total of the team.
        total: u8,
        /// The total of the other team.
        instead: u8,
    },
}

/// What two actions are compared in.
pub(super) struct Case<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) own: &'a Player,
    /// The competitions that cards kept now can still enter.
    pub(super) later: &'a [Competition],
}

/// The other players who are still in and have a card.
pub(super) fn may_answer(view: &View, seat: Seat) -> impl Iterator<Item = (Seat, &Player)> {
    let players = Seat::all(view.players.len()).zip(&view.players);
    players.filter(move |(other, player)| *other != seat && !view.passed.contains(*other) && player.cards > 0)
}

/// The first reason that holds for the first action.
pub(super) fn fact(case: &Case<'_>, [better, other]: [Action; 2]) -> Option<Fact> {
    match [better, other] {
        [Action::Keep(race), Action::Keep(other)] => case
            .one_race_more(race, other)
            .or_else(|| case.lacking(race, other))
            .or_else(|| case.strong(race, other))
            .or_else(|| case.for_main(race, other))
            .or_else(|| case.rare(race, other))
            .or_else(|| case.same_race(race, other))
            .or_else(|| case.may_enter(race, other).filter(|_| case.is_as_welcome(race, other)))
            .or_else(|| case.common(race, other)),
        [Action::Roster(team), Action::Roster(other)] => case
            .more_cards(team, other)
            .or_else(|| case.more_skill(team, other))
            .or_else(|| case.more_for_main(team, other)),
        [Action::TakeBack(Some(race)), Action::TakeBack(Some(other))] => case
            .for_main(race, other)
            .or_else(|| case.next(race, other))
            .or_else(|| case.wanted(race, other))
            .or_else(|| case.may_enter(race, other)),
        [Action::Enter(team), Action::Enter(other)] => case.competing(team, other),
        [Action::Enter(team), Action::Pass] => case.competing(team, Team::EMPTY),
        [Action::Pass, Action::Enter(other)] => case
            .silver_is_yours(other)
            .or_else(|| case.starves().filter(|_| case.has_gold(other)))
            .or_else(|| case.saved_for_main(Team::EMPTY, other))
            .or_else(|| case.takes_nothing(other))
            .or_else(|| case.saves_cards(FAR).filter(|_| case.is_useful(other)))
            .or_else(|| case.may_come_back().filter(|_| !case.has_gold(other)))
            .or_else(|| case.has_to_open(other))
            .or_else(|| case.may_be_lost(other))
            .or_else(|| case.saves_cards(1).filter(|_| case.is_useful(other)))
            .or_else(|| case.may_come_back()),
        _ => None,
    }
}

impl Case<'_> {
    /// Entering a team is better than entering another, or none.
    fn competing(&self, team: Team, other: Team) -> Option<Fact> {
        // Nothing is saved by cards that take nothing, where the others take a cup.
        let takes = |team: Team| self.holders(team) != self.view.cups;
        let is_saving = team.is_empty() || takes(team) || !takes(other);
        self.nobody_answers(team, other)
            .or_else(|| self.enough(team, other))
            .or_else(|| self.safe(team, other))
            .or_else(|| self.takes_from_leader(team, other))
            .or_else(|| self.saved_for_main(team, other).filter(|_| is_saving))
            .or_else(|| self.few_cards(team, other).filter(|_| is_saving))
            .or_else(|| self.last_for(team, other))
            .or_else(|| {
                // What is little more than what is safe is no reason to spend cards.
                let is_little = other.is_empty() && self.silver_is_yours(team).is_some();
                let cup = || self.takes_first(team, other).or_else(|| self.takes_cup(team, other));
                (!is_little).then(cup)?
            })
            .or_else(|| self.harder_to_tie(team, other))
    }

    fn after(&self, team: Team) -> (Taking, Cups) {
        self.view.cups_after(self.seat, team)
    }

    fn holders(&self, team: Team) -> Cups {
        if team.is_empty() { self.view.cups } else { self.after(team).1 }
    }

    fn has_gold(&self, team: Team) -> bool {
        self.holders(team).gold == Some(self.seat)
    }

    fn has_silver(&self, team: Team) -> bool {
        self.holders(team).silver == Some(self.seat)
    }

    /// Who is still in and has a card.
    fn rivals_in(&self) -> impl Iterator<Item = (Seat, &Player)> {
        may_answer(self.view, self.seat)
    }

    fn nobody_answers(&self, team: Team, other: Team) -> Option<Fact> {
        let takes = self.has_gold(team) && !self.has_gold(other) && self.rivals_in().next().is_none();
        takes.then_some(Fact::NobodyAnswers(team))
    }

    pub(super) fn enough(&self, team: Team, other: Team) -> Option<Fact> {
        let ((taking, cups), total) = (self.after(team), self.view.total_with(self.seat, team));
        let (gold, tie) = match taking {
            Taking::Gold { tie, .. } => (true, tie),
            Taking::Silver { tie, .. } => (false, tie),
            Taking::KeepsGold | Taking::KeepsSilver | Taking::Nothing => return None,
        };
        // One card fewer is no saving if it is the best one for the main event.
        let main = self.view.row.last().map(|card| card.skill());
        let best =
            |team: Team| main.and_then(|skill| team.kinds().map(|race| race.skill(skill)).max()).unwrap_or(0);
        let spends_best = !self.later.is_empty() && best(team.minus(other)) > best(other.minus(team)).max(2);
        let is_enough = team.len() < other.len() && cups == self.holders(other) && !spends_best;
        is_enough.then(|| Fact::Enough { total, gold, tie, saved: (other.len() - team.len()) as u8 })
    }

    /// No card is worth more than 4.
    fn safe(&self, team: Team, other: Team) -> Option<Fact> {
        let is_safe = |team: Team| {
            let total = self.view.total_with(self.seat, team);
            self.has_gold(team) && self.rivals_in().all(|(_, rival)| rival.total + 4 * rival.cards < total)
        };
        let total = self.view.total_with(self.seat, team);
        (is_safe(team) && !is_safe(other)).then_some(Fact::Safe(total))
    }

    fn takes_from_leader(&self, team: Team, other: Team) -> Option<Fact> {
        let holder = self.view.cups.gold.filter(|&holder| holder != self.seat)?;
        let points = self.view.players.get(holder.index())?.points;
        let leads = Seat::all(self.view.players.len())
            .zip(&self.view.players)
            .all(|(seat, player)| seat == holder || player.points < points);
        (leads && self.has_gold(team) && !self.has_gold(other)).then_some(Fact::TakesFromLeader(holder))
    }

    fn saved_for_main(&self, team: Team, other: Team) -> Option<Fact> {
        let main = self.view.row.last().filter(|_| usize::from(self.view.current) + 1 < ROW)?;
        let best = |spent: Team| spent.kinds().map(|race| race.skill(main.skill())).max().unwrap_or(0);
        let race = other.minus(team).kinds().max_by_key(|race| race.skill(main.skill()))?;
        let value = race.skill(main.skill());
        // Another one may be left in any case.
        let is_last = best(self.own.hand?.minus(other)) < value;
        (value >= 3 && is_last && best(team.minus(other)) < 3).then(|| Fact::SavedForMain {
            race,
            skill: main.skill(),
            points: main.gold(),
        })
    }

    fn few_cards(&self, team: Team, other: Team) -> Option<Fact> {
        let cards = self.own.hand?.len() as u8;
        let competitions = self.later.len() as u8 + 1;
        let (spent, instead) = (team.len() as u8, other.len() as u8);
        let is_told = cards < competitions && spent < instead && self.is_useful(other.minus(team));
        is_told.then_some(Fact::FewCards { cards, competitions, spent, instead })
    }

    fn takes_cup(&self, team: Team, other: Team) -> Option<Fact> {
        let card = self.view.competition();
        if self.has_gold(team) && !self.has_gold(other) {
            return Some(Fact::TakesCup { gold: true, points: card.gold(), team });
        }
        let takes_silver = self.has_silver(team) && !self.has_silver(other) && !self.has_gold(other);
        takes_silver.then(|| Fact::TakesCup { gold: false, points: card.silver(), team })
    }

    /// A cup for a card of a skill that is not wanted any more.
    fn last_for(&self, team: Team, other: Team) -> Option<Fact> {
        let skill = self.view.competition().skill();
        let takes = |cups: fn(Cups) -> Option<Seat>| {
            cups(self.holders(team)) == Some(self.seat) && cups(self.holders(other)) != Some(self.seat)
        };
        let is_better = takes(|cups| cups.gold) || !self.has_gold(other) && takes(|cups| cups.silver);
        let is_last = !self.later.is_empty() && self.later.iter().all(|card| card.skill() != skill);
        let race = team.minus(other).kinds().max_by_key(|race| race.skill(skill))?;
        let value = race.skill(skill);
        (is_better && is_last && value >= 3).then_some(Fact::LastFor(skill, race, value))
    }

    /// Gold, while others are still in.
    fn takes_first(&self, team: Team, other: Team) -> Option<Fact> {
        let card = self.view.competition();
        let takes = self.has_gold(team) && !self.has_gold(other);
        let (rival, player) = self.rivals_in().max_by_key(|(_, player)| player.total).filter(|_| takes)?;
        Some(match self.view.setup.has_silver() {
            // A second one who takes it leaves nothing.
            true if self.rivals_in().count() > 1 => return None,
            true => Fact::GoldOrSilver { gold: card.gold(), silver: card.silver() },
            false => {
                let value = self.view.total_with(self.seat, team).saturating_sub(player.total);
                return (value > EASY).then_some(Fact::MustAnswer { rival, value });
            }
        })
    }

    /// Whether any of the cards is worth as much in a later competition as here.
    fn is_useful(&self, cards: Team) -> bool {
        let worth = |race: Race, card: &Competition| card.gold() * race.skill(card.skill());
        let here = self.view.competition();
        cards.kinds().any(|race| self.later.iter().any(|card| worth(race, card) >= worth(race, &here)))
    }

    /// Silver goes only to whoever takes it, or loses gold: the holder of gold alone does neither.
    fn silver_is_yours(&self, other: Team) -> Option<Fact> {
        let card = self.view.competition();
        let is_safe = self.has_silver(Team::EMPTY)
            && self.rivals_in().all(|(rival, _)| self.view.cups.gold == Some(rival));
        let more = card.gold() - card.silver();
        match self.has_gold(other) {
            _ if !is_safe => None,
            false => Some(Fact::SilverIsYours(card.silver())),
            true => (more <= LITTLE && self.saves_cards(1).is_some()).then_some(Fact::LittleMore(more)),
        }
    }

    /// More cards may follow, but what these say is told to the others first.
    fn takes_nothing(&self, other: Team) -> Option<Fact> {
        (self.after(other).0 == Taking::Nothing).then_some(Fact::TakesNothing)
    }

    /// Whoever wins gold takes no card back (O14).
    fn starves(&self) -> Option<Fact> {
        let holder = self.view.cups.gold.filter(|&holder| holder != self.seat)?;
        let is_out = self.view.players.get(holder.index())?.cards == 0;
        let is_told = is_out && self.rivals_in().next().is_none() && !self.later.is_empty();
        is_told.then_some(Fact::Starves(holder))
    }

    fn may_be_lost(&self, other: Team) -> Option<Fact> {
        let own = self.own.hand?.len() as u8;
        let (total, cups) = (self.view.total_with(self.seat, other), self.holders(other));
        // Whoever holds gold takes no silver.
        let may_take = |seat: Seat, rival: &Player| {
            cups.gold != Some(seat) && rival.total + 4 * rival.cards >= total && rival.cards > own
        };
        let (rival, player) = self
            .rivals_in()
            .filter(|&(seat, rival)| cups != self.view.cups && may_take(seat, rival))
            .max_by_key(|(_, rival)| rival.cards)?;
        Some(Fact::MayBeLost { rival, cards: player.cards, own })
    }

    /// At least so many cards fewer in hand than competitions left.
    fn saves_cards(&self, fewer: u8) -> Option<Fact> {
        let (cards, competitions) = (self.own.hand?.len() as u8, self.later.len() as u8 + 1);
        (cards + fewer <= competitions).then_some(Fact::SavesCards { cards, competitions })
    }

    fn harder_to_tie(&self, team: Team, other: Team) -> Option<Fact> {
        let [total, instead] = [team, other].map(|team| self.view.total_with(self.seat, team));
        let holds =
            self.has_gold(team) && self.has_gold(other) || self.has_silver(team) && self.has_silver(other);
        (holds && total > instead && self.rivals_in().next().is_some())
            .then_some(Fact::HarderToTie { total, instead })
    }

    fn may_come_back(&self) -> Option<Fact> {
        let resting = self.own.resting?.plus(self.own.entered);
        let holds = self.has_gold(Team::EMPTY) || self.has_silver(Team::EMPTY);
        let is_good = |race: Race| self.later.iter().any(|card| race.skill(card.skill()) >= GOOD);
        let worth = |race: Race| {
            self.later.iter().map(|card| card.gold() * race.skill(card.skill())).max().unwrap_or(0)
        };
        let race = resting.kinds().filter(|&race| is_good(race)).max_by_key(|&race| worth(race))?;
        (!holds).then_some(Fact::MayComeBack(race))
    }

    fn has_to_open(&self, other: Team) -> Option<Fact> {
        let next = self.later.first()?;
        // For nothing that is missed there nobody leaves gold.
        let is_missed = other.kinds().any(|race| race.skill(next.skill()) >= 3);
        (is_missed && self.has_gold(other) && !self.has_gold(Team::EMPTY)).then_some(Fact::HasToOpen(*next))
    }

    /// The sum of the gold still to be won in a skill.
    fn gold_in(&self, skill: Skill) -> u8 {
        self.later.iter().filter(|card| card.skill() == skill).map(|card| card.gold()).sum()
    }

    /// The skill in which the first values gain most, if all of them together gain anything.
    fn best_skill(&self, value: impl Fn(Skill) -> i32) -> Option<Skill> {
        let gain = |skill: Skill| i32::from(self.gold_in(skill)) * value(skill);
        let all: i32 = Skill::ALL.into_iter().map(gain).sum();
        Skill::ALL.into_iter().filter(|_| all > 0).max_by_key(|&skill| gain(skill))
    }

    fn wanted(&self, race: Race, other: Race) -> Option<Fact> {
        let skill = self.best_skill(|skill| i32::from(race.skill(skill)) - i32::from(other.skill(skill)))?;
        let here = self.later.iter().filter(|card| card.skill() == skill).count() as u8;
        Some(Fact::Wanted { skill, here, left: self.later.len() as u8, race })
    }

    fn next(&self, race: Race, other: Race) -> Option<Fact> {
        let &competition = self.later.first()?;
        let [value, less] = [race, other].map(|race| race.skill(competition.skill()));
        (value > less).then_some(Fact::Next { competition, race })
    }

    fn for_main(&self, race: Race, other: Race) -> Option<Fact> {
        let skill = self.later.last()?.skill();
        let value = race.skill(skill);
        // Of two cards that are nearly as good, the one for the main event is better: no card is left after it.
        let [gain, loss] = [self.gain(race, other, skill), self.loss(race, other)].map(u16::from);
        let is_told = value >= 3 && gain > 0 && 5 * gain >= 4 * loss;
        is_told.then_some(Fact::ForMain { skill, race, value })
    }

    fn may_enter(&self, race: Race, other: Race) -> Option<Fact> {
        let entered =
            |race: Race| self.later.iter().filter(|card| race.skill(card.skill()) > 0).count() as u8;
        let [here, less] = [race, other].map(entered);
        (here > less).then_some(Fact::MayEnter { race, here, other, less })
    }

    fn same_race(&self, race: Race, other: Race) -> Option<Fact> {
        let kept = self.own.kept.filter(|kept| kept.has(race) && !kept.has(other))?;
        (kept.races() + 1 >= RACES || kept.count(race) >= 2)
            .then_some(Fact::SameRace { race, count: kept.count(race) })
    }

    fn more_for_main(&self, team: Team, other: Team) -> Option<Fact> {
        let skill = self.later.last()?.skill();
        let [total, instead] = [team, other].map(|team| team.total(skill));
        // What it loses in another skill is worth no more.
        let more = |one: Team, than: Team, skill: Skill| {
            u16::from(self.gold_in(skill)) * u16::from(one.total(skill).saturating_sub(than.total(skill)))
        };
        let loss = Skill::ALL.into_iter().map(|skill| more(other, team, skill)).max()?;
        (total > instead && more(team, other, skill) >= loss).then_some(Fact::MoreForMain {
            skill,
            total,
            instead,
        })
    }

    /// How much more the first card brings in a skill.
    fn gain(&self, race: Race, other: Race, skill: Skill) -> u8 {
        self.gold_in(skill) * race.skill(skill).saturating_sub(other.skill(skill))
    }

    /// The most that the first card loses in a skill, which does not outweigh what is told of another one.
    fn loss(&self, race: Race, other: Race) -> u8 {
        Skill::ALL.into_iter().map(|skill| self.gain(other, race, skill)).max().unwrap_or(0)
    }

    fn strong(&self, race: Race, other: Race) -> Option<Fact> {
        self.best_skill(|skill| i32::from(race.skill(skill)) - i32::from(other.skill(skill)))?;
        // Of the skills in which it is the better one, its own best.
        let loss = self.loss(race, other);
        let better = Skill::ALL.into_iter().filter(|&skill| self.gain(race, other, skill) > loss);
        let skill = better.max_by_key(|&skill| self.gold_in(skill) * race.skill(skill))?;
        self.is_as_welcome(race, other).then(|| Fact::Strong {
            skill,
            points: self.gold_in(skill),
            race,
            value: race.skill(skill),
            other,
            less: other.skill(skill),
        })
    }

    /// Whether a team of the cards that are kept has room for that race.
    fn may_come_along(&self, race: Race) -> bool {
        self.own.kept.is_none_or(|kept| kept.has(race) || kept.races() < RACES)
    }

    /// Whether a card of that race may come along, or one of the other may not either.
    fn is_as_welcome(&self, race: Race, other: Race) -> bool {
        self.may_come_along(race) || !self.may_come_along(other)
    }

    fn one_race_more(&self, race: Race, other: Race) -> Option<Fact> {
        let kept = self.own.kept?;
        (kept.races() == RACES && kept.has(race) && !kept.has(other)).then_some(Fact::OneRaceMore(other))
    }

    fn lacking(&self, race: Race, other: Race) -> Option<Fact> {
        let kept = self.own.kept.filter(|kept| kept.len() >= 3 && self.is_as_welcome(race, other))?;
        let most = Skill::ALL.into_iter().map(|skill| kept.total(skill)).max()?;
        let wanted = |skill: &Skill| self.later.iter().filter(|card| card.skill() == *skill).count() as u8;
        // At most half of what the cards have in another skill.
        let is_lacking = |skill: &Skill| 2 * kept.total(*skill) <= most && wanted(skill) >= 2;
        let adds = |skill: &Skill| race.skill(*skill) >= 3 && race.skill(*skill) > other.skill(*skill);
        let skill =
            Skill::ALL.into_iter().filter(|skill| is_lacking(skill) && adds(skill)).max_by_key(wanted)?;
        Some(Fact::Lacking { skill, competitions: wanted(&skill) })
    }

    fn rare(&self, race: Race, other: Race) -> Option<Fact> {
        let hand = self.own.hand.filter(|_| self.may_come_along(race))?;
        // A card that loses more than it gains may well be left to the others.
        self.best_skill(|skill| i32::from(race.skill(skill)) - i32::from(other.skill(skill)))?;
        let players = self.view.players.len();
        // Each of the others takes one card before the hand comes back.
        let comes_back = hand.len() > players;
        let as_rare = hand.iter().filter(|one| one.copies() <= race.copies());
        let may_all_go = as_rare.count() < players;
        (comes_back && may_all_go && race.copies() < other.copies()).then_some(Fact::Rare(race))
    }

    fn common(&self, race: Race, other: Race) -> Option<Fact> {
        let is_common = race.copies() > other.copies() && self.may_come_along(race);
        (is_common && self.may_follow(race)?).then_some(Fact::Common(race, other))
    }

    /// Whether a hand to come may hold another card of that race: one that was not seen yet, or one that comes back.
    fn may_follow(&self, race: Race) -> Option<bool> {
        let (draft, hand, players) = (self.own.draft?, self.own.hand?, self.view.players.len());
        let pick = HAND_SIZE.checked_sub(hand.len())?;
        let seen: u8 = draft.looked.iter().map(|hand| hand.count(race)).sum();
        Some((pick + 1..HAND_SIZE).any(|to_come| match to_come.checked_sub(players) {
            Some(before) if before == pick => hand.without(race).has(race),
            Some(before) => draft.passed_on(before).is_some_and(|hand| hand.has(race)),
            None => seen < race.copies(),
        }))
    }

    fn more_cards(&self, team: Team, other: Team) -> Option<Fact> {
        let (cards, instead) = (team.len() as u8, other.len() as u8);
        (cards > instead).then_some(Fact::MoreCards { cards, instead })
    }

    fn more_skill(&self, team: Team, other: Team) -> Option<Fact> {
        let skill = self.best_skill(|skill| i32::from(team.total(skill)) - i32::from(other.total(skill)))?;
        let [total, instead] = [team, other].map(|team| team.total(skill));
        Some(Fact::MoreSkill { skill, points: self.gold_in(skill), total, instead })
    }
}
