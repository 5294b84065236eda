### The names of Olympikos: sports, clues, rings, medals, nations and the like.

## Group: ring
##
## The five rings, and with them the cards of a delegation: each card shows one ring.
## The value stands on a label: “Blue”.
## .letter: the letter printed on the ring, because a colour never stands alone, and the key that chooses the ring on a keyboard.
## From A to Z, all five different, and none of U, L, I, P, C, which are keys of every table, and of “control-key” (olympikos.ftl).
## Where two colours begin with one letter, take one from within the word, as K for “Black” here.
## .sentence: the colour, within a sentence: “Ana guessed blue”.
## .card: the card with this ring, within a sentence: “Ana places the blue card on gold”.
## Key: .letter

ring-blue = Blue
    .letter = B
    .sentence = blue
    .card = the blue card
ring-yellow = Yellow
    .letter = Y
    .sentence = yellow
    .card = the yellow card
ring-black = Black
    .letter = K
    .sentence = black
    .card = the black card
ring-green = Green
    .letter = G
    .sentence = green
    .card = the green card
ring-red = Red
    .letter = R
    .sentence = red
    .card = the red card

## Group: medal
##
## The value stands on a label: “Bronze”.
## Length: 8
## .sentence: within a sentence: “a card on bronze”, “4 points for gold”.

medal-bronze = Bronze
    .sentence = bronze
medal-silver = Silver
    .sentence = silver
medal-gold = Gold
    .sentence = gold

## Group: way
##
## How a clue lies on the table, within a sentence: “Place “Feather” upright under bronze”.
## Upright says: a very good clue; sideways: an average one.

way-upright = upright
way-flat = sideways

## Group: nation
##
## The delegations. The value stands on a label: “United States”.
## .start: at the beginning of a sentence: “The United States plays a card”.

nation-france = France
    .start = France
nation-argentina = Argentina
    .start = Argentina
nation-united-states = United States
    .start = The United States
nation-kenya = Kenya
    .start = Kenya
nation-australia = Australia
    .start = Australia
nation-china = China
    .start = China

## Group: games
##
## Where a sport is at home; below its large picture.

games-summer = Summer sport
games-winter = Winter sport
games-paralympic = Paralympic sport

## Group: grade
##
## What two players have achieved together, from the lowest to the highest. Said as praise: “Ana and Bo: 20 points together. Very good!”
## Length: 24

grade-training = More training, please
grade-promising = Promising
grade-very-good = Very good
grade-excellent = Excellent
grade-world-record = World record

## Group: fit
##
## How well a clue fits a sport, after that: “fits it very well”, “which it fits loosely”.

fit-0 = hardly at all
fit-1 = loosely
fit-2 = well
fit-3 = very well

## Group: sport
##
## The sports. The value stands under the picture on a narrow card, so a word of ten letters or more has a soft hyphen (U+00AD)
## where it may be broken.
## Length: word 10
## .sentence: within a sentence, without soft hyphens: “the target was the pole vault”.

sport-sprint = 100 m Sprint
    .sentence = the 100 m sprint
sport-marathon = Marathon
    .sentence = the marathon
sport-hurdles = 110 m Hurdles
    .sentence = the 110 m hurdles
sport-relay = 4 × 100 m Relay
    .sentence = the 4 × 100 m relay
sport-race-walk = Race Walking
    .sentence = race walking
sport-high-jump = High Jump
    .sentence = the high jump
sport-long-jump = Long Jump
    .sentence = the long jump
sport-pole-vault = Pole Vault
    .sentence = the pole vault
sport-javelin = Javelin Throw
    .sentence = the javelin
sport-discus = Discus Throw
    .sentence = the discus
sport-shot-put = Shot Put
    .sentence = the shot put
sport-hammer = Hammer Throw
    .sentence = the hammer throw
sport-swimming = Freestyle Swimming
    .sentence = freestyle swimming
sport-diving = Diving
    .sentence = diving
sport-artistic-swimming = Artistic Swimming
    .sentence = artistic swimming
sport-water-polo = Water Polo
    .sentence = water polo
sport-open-water = Marathon Swimming
    .sentence = marathon swimming
sport-surfing = Surfing
    .sentence = surfing
sport-sailing = Sailing
    .sentence = sailing
sport-kite = Kite­surfing
    .sentence = kitesurfing
sport-rowing = Rowing
    .sentence = rowing
sport-canoe-slalom = Canoe Slalom
    .sentence = canoe slalom
sport-judo = Judo
    .sentence = judo
sport-taekwondo = Taekwondo
    .sentence = taekwondo
sport-karate = Karate
    .sentence = karate
sport-boxing = Boxing
    .sentence = boxing
sport-wrestling = Wrestling
    .sentence = wrestling
sport-fencing = Fencing
    .sentence = fencing
sport-weightlifting = Weight­lifting
    .sentence = weightlifting
sport-archery = Archery
    .sentence = archery
sport-shooting = Shooting
    .sentence = shooting
sport-artistic-gymnastics = Artistic Gym­nastics
    .sentence = artistic gymnastics
sport-rhythmic-gymnastics = Rhythmic Gym­nastics
    .sentence = rhythmic gymnastics
sport-trampoline = Tram­poline
    .sentence = trampoline
sport-climbing = Sport Climbing
    .sentence = sport climbing
sport-skateboarding = Skate­boarding
    .sentence = skateboarding
sport-bmx = BMX
    .sentence = BMX
sport-road-cycling = Road Cycling
    .sentence = road cycling
sport-track-cycling = Track Cycling
    .sentence = track cycling
sport-mountain-bike = Mountain Biking
    .sentence = mountain biking
sport-triathlon = Triathlon
    .sentence = the triathlon
sport-modern-pentathlon = Modern Pent­athlon
    .sentence = the modern pentathlon
sport-tennis = Tennis
    .sentence = tennis
sport-table-tennis = Table Tennis
    .sentence = table tennis
sport-badminton = Badminton
    .sentence = badminton
sport-golf = Golf
    .sentence = golf
sport-basketball = Basket­ball
    .sentence = basketball
sport-football = Football
    .sentence = football
sport-handball = Handball
    .sentence = handball
sport-volleyball = Volley­ball
    .sentence = volleyball
sport-beach-volleyball = Beach Volley­ball
    .sentence = beach volleyball
sport-rugby-sevens = Rugby Sevens
    .sentence = rugby sevens
sport-field-hockey = Field Hockey
    .sentence = field hockey
sport-baseball = Baseball
    .sentence = baseball
sport-show-jumping = Show Jumping
    .sentence = show jumping
sport-dressage = Dressage
    .sentence = dressage
sport-breaking = Breaking
    .sentence = breaking
sport-alpine-skiing = Alpine Skiing
    .sentence = alpine skiing
sport-cross-country = Cross-Country Skiing
    .sentence = cross-country skiing
sport-ski-jumping = Ski Jumping
    .sentence = ski jumping
sport-freestyle-skiing = Freestyle Skiing
    .sentence = freestyle skiing
sport-snowboard = Snow­boarding
    .sentence = snowboarding
sport-biathlon = Biathlon
    .sentence = biathlon
sport-bobsleigh = Bobsleigh
    .sentence = bobsleigh
sport-luge = Luge
    .sentence = luge
sport-skeleton = Skeleton
    .sentence = skeleton
sport-figure-skating = Figure Skating
    .sentence = figure skating
sport-speed-skating = Speed Skating
    .sentence = speed skating
sport-ice-hockey = Ice Hockey
    .sentence = ice hockey
sport-curling = Curling
    .sentence = curling
sport-wheelchair-fencing = Wheel­chair Fencing
    .sentence = wheelchair fencing
sport-wheelchair-basketball = Wheel­chair Basket­ball
    .sentence = wheelchair basketball
sport-wheelchair-rugby = Wheel­chair Rugby
    .sentence = wheelchair rugby
sport-wheelchair-tennis = Wheel­chair Tennis
    .sentence = wheelchair tennis
sport-blind-football = Blind Football
    .sentence = blind football
sport-goalball = Goalball
    .sentence = goalball
sport-boccia = Boccia
    .sentence = boccia
sport-sitting-volleyball = Sitting Volley­ball
    .sentence = sitting volleyball
sport-para-sprint = Para Sprint
    .sentence = the para sprint
sport-para-powerlifting = Para Power­lifting
    .sentence = para powerlifting

## Group: clue
##
## What the picture on a clue card shows, in one or two words. It stands below the picture, and in sentences: “Place “Feather” upright
## under bronze”. A long word may have a soft hyphen (U+00AD). A clue should hint at the same sports as in English, so where
## a word has several meanings (a “bat”, a “ruler”), the picture decides: see the cards in the game.

clue-stopwatch = Stopwatch
clue-banana = Banana
clue-baseball-cap = Baseball cap
clue-swimming-goggles = Swimming goggles
clue-duck = Duck
clue-shark = Shark
clue-big-wave = Big wave
clue-palm-tree = Palm tree
clue-sunglasses = Sunglasses
clue-anchor = Anchor
clue-toy-kite = Toy kite
clue-frog = Frog
clue-kangaroo = Kangaroo
clue-ladder = Ladder
clue-eagle = Eagle
clue-cheetah = Cheetah
clue-rabbit = Rabbit
clue-tortoise = Tortoise
clue-running-shoe = Running shoe
clue-blazing-sun = Blazing sun
clue-roadworks-barrier = Roadworks barrier
clue-ruler = Ruler
clue-broom = Broom
clue-rock = Rock
clue-round-bomb = Round bomb
clue-dinner-plate = Dinner plate
clue-chain = Chain
clue-hammer = Hammer
clue-greek-temple = Greek temple
clue-elephant = Elephant
clue-muscular-arm = Muscular arm
clue-martial-arts-suit = Martial arts suit
clue-bamboo-stalks = Bamboo stalks
clue-foot = Foot
clue-fist = Fist
clue-bell = Bell
clue-sticking-plaster = Sticking plaster
clue-tooth = Tooth
clue-hug = Hug
clue-octopus = Octopus
clue-bed = Bed
clue-crossed-swords = Crossed swords
clue-wheelchair = Wheelchair
clue-wheel = Wheel
clue-ear = Ear
clue-prosthetic-leg = Prosthetic leg
clue-apple = Apple
clue-heart-with-an-arrow = Heart with an arrow
clue-bullseye = Bullseye
clue-water-pistol = Water pistol
clue-headphones = Headphones
clue-telescope = Telescope
clue-carrot = Carrot
clue-horse = Horse
clue-top-hat = Top hat
clue-carousel-horse = Carousel horse
clue-ribbon = Ribbon
clue-ballet-shoes = Ballet shoes
clue-music-note = Music note
clue-portable-radio = Portable radio
clue-number-ten = Number ten
clue-monkey = Monkey
clue-circus-clown = Circus clown
clue-pancakes = Pancakes
clue-knot = Knot
clue-mountain = Mountain
clue-bicycle = Bicycle
clue-tennis-ball = Tennis ball
clue-strawberry = Strawberry
clue-feather = Feather
clue-basket = Basket
clue-giraffe = Giraffe
clue-hamburger = Hamburger
clue-hot-dog = Hot dog
clue-football = Football
clue-red-card = Red card
clue-egg = Egg
clue-open-hand = Open hand
clue-raised-hands = Raised hands
clue-black-disc = Black disc
clue-ice-cube = Ice cube
clue-penguin = Penguin
clue-kitchen-knife = Kitchen knife
clue-snowflake = Snowflake
clue-snowman = Snowman
clue-gloves = Gloves
clue-sledge = Sledge
clue-skull = Skull
clue-number-three = Number three
clue-house = House
clue-wax-candle = Wax candle
clue-needle = Needle
clue-orange = Orange
clue-guitar = Guitar
clue-lightning = Lightning
clue-chicken = Chicken
clue-shouting-head = Shouting head
clue-deep-bow = Deep bow
clue-grasshopper = Grasshopper
clue-tropical-flower = Tropical flower
clue-boomerang = Boomerang
clue-bow-and-arrow = Bow and arrow
clue-bowling-ball-and-pins = Bowling ball and pins
clue-beating-heart = Beating heart
clue-megaphone = Megaphone
clue-mermaid = Mermaid
clue-mountain-river = Mountain river
clue-canoe = Canoe
clue-splash = Splash
clue-cloud-of-dust = Cloud of dust
clue-baguette = Baguette
clue-handshake = Handshake
clue-trident = Trident
clue-yo-yo = Yo-yo
clue-swan = Swan
clue-theatre-masks = Theatre masks
clue-bee = Bee
clue-collision = Collision
clue-ram = Ram
clue-shield = Shield
clue-rugby-ball = Rugby ball
clue-basketball = Basketball
clue-volleyball = Volleyball
clue-shushing-face = Shushing face
clue-maracas = Maracas
clue-little-white-ball = Little white ball
clue-red-ball = Red ball
clue-hoop = Hoop
clue-roller-skate = Roller skate
clue-skateboard = Skateboard
clue-leg = Leg
clue-spiders-web = Spider’s web
clue-goal = Goal
clue-bird = Bird
clue-frying-pan = Frying pan
clue-honey-pot = Honey pot
clue-red-flag = Red flag
clue-snake = Snake
clue-hook = Hook
clue-number-two = Number two
clue-number-five = Number five
clue-lungs = Lungs
clue-motorbike = Motorbike
clue-roller-coaster = Roller coaster
clue-gear-wheel = Gear wheel
clue-tulip = Tulip
clue-building-crane = Building crane
clue-scales = Scales
clue-ox = Ox
clue-chair = Chair
clue-cross-legged-sitter = Cross-legged sitter
clue-boxing-glove = Boxing glove
clue-upside-down-face = Upside-down face
clue-lemon = Lemon
clue-gust-of-wind = Gust of wind
clue-snow-capped-mountain = Snow-capped mountain
clue-safety-helmet = Safety helmet
clue-arrow-pointing-up = Arrow pointing up
clue-desert = Desert
clue-baseball = Baseball
clue-beach = Beach
clue-sailing-boat = Sailing boat
clue-pirate-flag = Pirate flag
clue-lifebuoy = Lifebuoy
clue-dolphin = Dolphin
clue-parachute = Parachute
clue-rocket = Rocket
clue-thermometer = Thermometer
clue-snail = Snail
clue-teapot = Teapot
clue-flying-disc = Flying disc
clue-tornado = Tornado
clue-ant = Ant
clue-guide-dog = Guide dog
clue-deer = Deer
clue-pine-tree = Pine tree
clue-unicorn = Unicorn
clue-spider = Spider
clue-brick = Brick
clue-hamster = Hamster
clue-hiking-boot = Hiking boot
clue-umbrella = Umbrella
clue-cable-car = Cable car
clue-camel = Camel
clue-bathtub = Bathtub
clue-playground-slide = Playground slide
clue-champagne-glass = Champagne glass
clue-compass = Compass
clue-diamond = Diamond
clue-hedgehog = Hedgehog
clue-doughnut = Doughnut
clue-crab = Crab
clue-ice-cream-cone = Ice-cream cone
clue-bowl-of-salad = Bowl of salad
clue-nose = Nose
clue-snorkel-mask = Snorkel mask
clue-drink-with-a-straw = Drink with a straw
clue-log = Wooden log
clue-mosquito = Mosquito
clue-rhinoceros = Rhinoceros
clue-black-pool-ball = Black pool ball
clue-mirror = Mirror
clue-hole = Hole
clue-olives = Olives
clue-spiral = Spiral
clue-fish = Fish
clue-tent = Tent
clue-fire = Fire
clue-crown = Crown
clue-speedboat = Speedboat
clue-steam-engine = Steam engine
clue-airliner = Airliner
clue-helicopter = Helicopter
clue-flying-saucer = Flying saucer
clue-balloon = Balloon
clue-crystal-ball = Crystal ball
clue-globe = Globe
clue-coconut = Coconut
clue-lollipop = Lollipop
clue-magnifying-glass = Magnifying glass
clue-white-cane = White cane
clue-scissors = Scissors
clue-shower = Shower
clue-bucket = Bucket
clue-fountain = Fountain
clue-castle = Castle
clue-torii-gate = Torii gate
clue-dragon = Dragon
clue-squirrel = Squirrel
clue-bat = Bat
clue-gorilla = Gorilla
clue-hippopotamus = Hippopotamus
clue-whale = Whale
clue-ice-skate = Ice skate
clue-skis = Pair of skis
clue-seashell = Seashell
clue-pickaxe = Pickaxe
clue-axe = Axe
clue-nut-and-bolt = Nut and bolt
clue-scarf = Scarf
