//! Words of what is shared and opened.

use crate::text::words;

words! {
    /// A sentence of what is shared and opened.
    Say {
        ShareWhat "What is shared?";
        ShareWhole "The whole game";
        ShareChallenge "The deal, as a challenge";
        ShareWhy "The game itself is in the link: whoever has it can watch every move and see every card and name.";
        ShareChallengeWhy "The link has the deal, your points and your rivals in it, and no move. Whoever opens it plays the same cards from your seat.";
        ShareDare "Beat my {points} {points:point|points} at {title} with the same cards: {link}";
        ShareLink "Link";
        CopyLink "Copy the link";
        LinkCopied "The link is on the clipboard.";
        LinkNotCopied "This browser does not allow copying. Select the link and copy it by hand.";
        LinkTooLong "This game is too long for a link. Its record can be saved as a file.";
        QrCode "QR code of the link";
        OpenWhy "A record is a game as text. Choose a file, drop one here, or paste a record or a link. It is shown before it is kept.";
        OpenFile "File";
        OpenPaste "Record or link";
        OpenIt "Open";
        OpenRefused "This cannot be opened: {why}.";
        PasteTooLong "This text is longer than any record. Save it as a file and choose the file instead.";
        OpenUnreadable "This file cannot be read, or it is larger than any record.";
        PreviewTitle "A game of {title}";
        PreviewUnfinished "Not finished: {progress}";
        PreviewFault "Not all of it can be read: {why}. What comes before that can be kept.";
        PreviewWhy "It is not on this device yet.";
        PreviewKeep "Keep it on this device";
        PointsOf "{points} {points:point|points}";
        ChallengeTitle "A challenge at {title}";
        ChallengeText "{name} had {points} {points:point|points} with these cards. Who does better, from the same seat and with the same rivals?";
        ChallengeName "Your name";
        ChallengeWhy "The rivals are as they were. They answer to what you do.";
        LinkRefused "This link cannot be opened: {why}.";
        FaultLink "it is not whole";
        FaultTable "it is of a game that is not possible";
    }
}
