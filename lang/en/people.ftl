### The people who play on this device: the list of them, from the settings or from a set-up sheet.

# Above the people, or below them over a set-up.
why = Whoever types a name at set-up is remembered on this device, and nowhere else. Next time, one tap on the name is enough.
# A heading, a question, above the people.
who-plays = Who plays at your table?
# On an empty seat, which is a button.
# Length: 16
add = Add someone
# Below the name of somebody who was renamed.
# $names (List): the earlier names
earlier-names = Earlier: { LIST($names) }

## Changing somebody

# What screen readers call the seat of somebody, which is a button.
# $name (String): the person
change-label = Change { $name }
# Before a field.
name = Name
# A question before eight marks.
colour = Colour
# What screen readers call one of them.
# $number (Number): 1 to 8
colour-number = Colour { $number }
# A question before eight marks.
shape = Shape
# What screen readers call one of them.
# $number (Number): 1 to 8
shape-number = { $number ->
    [1] Disc
    [2] Triangle
    [3] Square
    [4] Diamond
    [5] Heart
    [6] Hexagon
    [7] Cross
   *[other] Ring
}
# What screen readers call one of those marks if somebody else has the same colour and shape.
# $look (String): “Heart”, “Colour 3”
# $name (String): somebody else
taken = { $look }, same as { $name }
# A link to what the hall of fame says of them.
# Length: 24
# $name (String): the person
page = { $name }’s page
# Below the fields, in small print.
change-why = Past games keep the name they were played under, and still count.
# A button.
# Length: 12
save = Save
# A button: nothing is changed.
# Length: 12
cancel = Cancel
# Why it was not saved.
name-empty = A name needs at least one letter.
# The same.
# $name (String): the name of somebody else
name-taken = { $name } is someone else on this device. Choose another name.

## Deleting somebody

# A button.
# Length: 12
delete = Delete
# What screen readers call it.
# $name (String): the person
delete-label = Delete { $name }
# Before the buttons “Keep” and “Delete”.
# $name (String): the person
delete-why = { $name } leaves this list and the hall of fame. The games keep every name. Type the name again, and those games count again.
# A button: nobody is deleted.
# Length: 12
keep = Keep
