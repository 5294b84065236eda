//! Words of Olympics.

use crate::text::words;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard, Medal};

words! {
    /// A sentence of Olympics.
    Say {
        Round "Round {round} of {rounds} · {left} left";
        RoundPlain "Round {round} of {rounds}";
        RoundLast "Round {round} of {rounds} · the last";
        Ceremony "Medal ceremony";

        Basketball "Basketball";
        Swimming "Swimming";
        Gymnastics "Gymnastics";
        Cycling "Cycling";
        Athletics "Athletics";
        BasketballShort "Basket";
        SwimmingShort "Swim";
        GymnasticsShort "Gym";
        CyclingShort "Cycle";
        AthleticsShort "Athletics";

        Star "star";
        Coach "coach";
        Training "training";
        Equipment "equipment";
        Fans "fans";

        Gold "gold";
        Silver "silver";
        Bronze "bronze";
        GoldWithin "gold";
        SilverWithin "silver";
        BronzeWithin "bronze";
        Neutral "Neutral player";
        NeutralFirst "The neutral player";
        NeutralWithin "the neutral player";
        NeutralShort "Neutral";

        CardName "{event} {kind}";
        CardLabel "{event} {kind}, {stars}, acquisition {value}";
        CardStars "{event} {kind} ({stars})";
        OneStar "1 star";
        Stars "{count} stars";
        And " and ";

        Choosing "choosing";
        Chosen "chosen";
        Takes "takes a pair";
        Points "{count} points";
        OnePoint "1 point";
        InHand "{count} in hand";
        LaneLabel "{name}: {status} {points}, {cards}. Look closer.";
        LaneLabelNeutral "{name}: {points}. Look closer.";
        EventLabel "{event}: {medals}. Look closer.";
        MedalsLie "gold, silver and bronze lie here";
        MedalsGone "the medals are awarded";
        CellNone "{name} at {event}: no card. Look closer.";
        CellOpen "{name} at {event}: {stars} open. {cards} Look closer.";
        CellHidden "{name} at {event}: {stars} open and a card face down. {cards} Look closer.";
        CellCards "{cards}.";
        CellOwn "{card}, face down";
        CellMedal "{label} It takes {medal}.";
        Unknown "+ ?";
        Secret "{stars} secret";

        Pool "Pairs";
        PairLabel "{card}, together with a card face down.";
        PairLabelOpen "{card}, together with {closed}.";
        Bids "Bids";
        Investments "Investments";
        TookPair "{name} took {card} and the card beneath it.";
        BidHidden "{name} has chosen.";
        BidNothing "{name} has not chosen yet.";
        BidKnown "{name}: {card}.";
        HasPair "has a pair";
        Discard "Discards";
        DiscardLabel "Discards {count}. Look through them.";
        DiscardNone "No card has been discarded yet.";
        Deck "{count} in the deck";

        LookEvent "{event}: everybody's cards";
        LookNone "No card yet";
        LookSum "{stars} face up";
        LookSumHidden "{stars} face up, and a card face down";
        LookKnown "{stars}, {hidden} of them face down: nobody else knows";
        LookDiscard "The discard pile";
        LookHand "Cards in hand: {count}.";
        LookMedals "Medals: {medals}.";
        LookTaken "Cards taken face up and not seen since, now in the hand or face down at their event:";
        LookTakenNone "Every card taken face up has been seen since.";

        AskBid "{name}, choose your bid";
        AskBidWhy "The highest number takes the first pair. The card is discarded.";
        Bid "Bid {value}";
        BidWhy "Your {card} will be discarded.";
        BidDone "{name} has bid {value}";
        WaitOthers "The others are still choosing.";
        AskTake "{name}, take a pair";
        AskTakeWhy "You get the card face up and the one beneath it.";
        Take "Take this pair";
        TakeWhy "You get this card and the one beneath it.";
        AskInvest "{name}, invest a card";
        AskInvestWhy "It goes to its own event. A card you have face down there is turned over.";
        Invest "Invest it";
        InvestDown "Face down at {event}: only {name} knows it.";
        InvestDownTurns "Face down. Your {turned} there is turned over.";
        InvestUpgrade "It replaces {replaced}, face up.";
        InvestDiscard "It would be discarded: you already have {standing} there.";
        DiscardIt "Discard it";
        InvestDone "{name} has invested {card}";
        WatchBids "Everybody chooses a bid";
        WatchTake "{name} takes a pair";
        WatchInvest "Everybody chooses a card to invest";
        WatchPlacing "The cards go to their events";
        WatchCeremony "The medal ceremony";
        ShowBids "The bids are turned over";
        ShowPair "The last pair";
        ShowRound "A new round";
        WatchOver "All medals are awarded";

        GoesDown "to {event}, face down";
        GoesUpgrade "replaces {kind} {stars}";
        GoesDiscard "can only be discarded";
        GoesDownShort "face down";
        GoesUpgradeShort "upgrade";
        GoesDiscardShort "discard";
        CardPlayable "Can be chosen.";

        WhyTakeNow "First a pair is taken.";
        WhyNotYourTurn "Now {name} takes a pair; lower bids come after.";
        WhyPairNotNow "Pairs are taken when all bids are turned over, the highest first.";
        WhyNotInHand "That card is not in this hand.";
        WhyNoPair "That pair is gone.";

        CeremonyOf "{event} · {number} of 5";
        CeremonyBegins "The last card is drawn. The events take place one by one.";
        CeremonyAside "Cards left over, never seen: {count}.";
        Standing "{name}: {stars}.";
        StandingTied "{name}: {stars}, acquisition {value} breaks the tie.";
        ByValue "tie: {value}";
        NobodyThere "Nobody has a card here.";
        Unclaimed "Nobody claims {medals}.";
        CeremonyOver "All medals are awarded.";

        TellBids "The bids: {bids}.";
        TellBid "{name} {value}";
        TellTook "{name} takes {open} and a card face down.";
        TellTookKnown "{name} takes {open} and {closed}.";
        TellNeutralTook "The neutral player gets {open} and {closed}.";
        TellPlaced "{name} lays a card face down at {event}.";
        TellPlacedKnown "{name} lays {card} face down.";
        TellNeutralPlays "The neutral player plays {card}.";
        TellTurned "Turned over: {card}.";
        TellUpgraded "{name} upgrades {card} from {before} to {stars}.";
        TellDiscarded "{name} cannot play {card} and discards it.";
        TellLaidOut "Round {round}. The pairs show {cards}.";
        TellLastCard "The last card is drawn. The medal ceremony begins.";
        TellShows "{name}'s {kind}, {stars}";
        TellShown "{event}, turned over: {cards}.";
        TellAwarded "{event}: {medals}.";
        TellMedal "{medal} for {name} with {stars}";
        TellMedalTied "{medal} for {name} with {stars} and acquisition {value}";
        TellUnclaimed "nobody claims {medal}";
        TellEnded "All medals are awarded.";

        TieRule "the highest acquisition value at any event";
    }
}

/// The name of an event.
pub fn event(event: EventCard) -> &'static str {
    match event {
        EventCard::Basketball => Say::Basketball,
        EventCard::Swimming => Say::Swimming,
        EventCard::Gymnastics => Say::Gymnastics,
        EventCard::Cycling => Say::Cycling,
        EventCard::Athletics => Say::Athletics,
    }
    .text()
}

/// The name of an event where there is little room.
pub fn event_in_short(event: EventCard) -> &'static str {
    match event {
        EventCard::Basketball => Say::BasketballShort,
        EventCard::Swimming => Say::SwimmingShort,
        EventCard::Gymnastics => Say::GymnasticsShort,
        EventCard::Cycling => Say::CyclingShort,
        EventCard::Athletics => Say::AthleticsShort,
    }
    .text()
}

/// The name of a type.
pub fn kind(kind: CardType) -> &'static str {
    match kind {
        CardType::Star => Say::Star,
        CardType::Coach => Say::Coach,
        CardType::Training => Say::Training,
        CardType::Equipment => Say::Equipment,
        CardType::Fans => Say::Fans,
    }
    .text()
}

/// The name of a medal.
pub fn medal(medal: Medal) -> &'static str {
    match medal {
        Medal::Gold => Say::Gold,
        Medal::Silver => Say::Silver,
        Medal::Bronze => Say::Bronze,
    }
    .text()
}

/// The name of a medal within a sentence.
pub fn medal_within(medal: Medal) -> &'static str {
    match medal {
        Medal::Gold => Say::GoldWithin,
        Medal::Silver => Say::SilverWithin,
        Medal::Bronze => Say::BronzeWithin,
    }
    .text()
}

/// The name of a card.
pub fn card(card: Card) -> String {
    Say::CardName.with(&[("event", event(card.event())), ("kind", kind(card.card_type()))])
}

/// Everything that stands on a card.
pub fn card_in_full(card: Card) -> String {
    Say::CardLabel.with(&[
        ("event", event(card.event())),
        ("kind", kind(card.card_type())),
        ("stars", &stars(card.performance())),
        ("value", &card.acquisition().to_string()),
    ])
}

/// The name of a card, and its stars.
pub fn card_and_stars(card: Card) -> String {
    Say::CardStars.with(&[
        ("event", event(card.event())),
        ("kind", kind(card.card_type())),
        ("stars", &stars(card.performance())),
    ])
}

/// So many stars, in words.
pub fn stars(count: u8) -> String {
    if count == 1 {
        Say::OneStar.text().to_owned()
    } else {
        Say::Stars.with(&[("count", &count.to_string())])
    }
}

/// So many stars, as they stand on a card.
pub fn star_row(count: u8) -> &'static str {
    const ROW: &str = "★★★★★";
    ROW.get(..usize::from(count) * '★'.len_utf8()).unwrap_or(ROW)
}

/// So many points.
pub fn points(count: u8) -> String {
    if count == 1 {
        Say::OnePoint.text().to_owned()
    } else {
        Say::Points.with(&[("count", &count.to_string())])
    }
}

/// A list in a sentence.
pub fn list(items: &[String]) -> String {
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{}{}{last}", rest.join(", "), Say::And.text()),
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}
