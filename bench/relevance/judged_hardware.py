"""Judged queries of the hardware shop: tools, paint, plumbing, garden, braai (see hardware_catalogue.py)."""
from judging import between, both, brand, but, department, either, flag, named, number, price, text


def goods(place, *types):
    """Products of a department and of the types, or of all its types."""
    return both(department(place), text("type", *types)) if types else department(place)


CORDLESS = flag("cordless")
DRIVER = goods("drills-drivers", "cordless screwdriver")
ROTARY = goods("drills-drivers", "rotary")
DRILL = goods("drills-drivers", "drill", "rotary")
GRINDER = department("grinders")
CIRCULAR = both(department("saws"), text("type", "circular"))
JIGSAW = goods("saws", "jigsaw")
MITRE = goods("saws", "mitre")
SANDER = goods("sanders-planers", "sander")
BATTERY = goods("batteries-chargers", "battery")
CHARGER = goods("batteries-chargers", "charger")
DRILL_BIT = both(department("drill-bits-discs"), named("drill bit"))
DISC = both(department("drill-bits-discs"), named("disc"))
BLADE = both(department("drill-bits-discs"), named("saw blade"))
WELDER = goods("welding-compressors", "welder")
COMPRESSOR = goods("welding-compressors", "compressor")
SPANNER = goods("spanners-sockets", "spanner", "wrench")
SOCKET = both(department("spanners-sockets"), text("type", "socket"))
SCREWDRIVER = goods("screwdrivers-pliers", "screwdriver")
PLIERS = goods("screwdrivers-pliers", "pliers")
HAMMER = goods("hammers-chisels", "hammer", "mallet")
CHISEL = both(department("hammers-chisels"), named("chisel"))
TAPE = goods("measuring-levels", "tape measure")
LEVEL = goods("measuring-levels", "level")
SPIRIT = goods("measuring-levels", "spirit")
HAND_SAW = goods("hand-saws-knives", "saw")
TOOL_BOX = goods("tool-boxes-workbenches", "box", "chest")
TOOL_BAG = goods("tool-boxes-workbenches", "bag")
WALL_PAINT = department("wall-paint")
ENAMEL = goods("enamel-varnish", "enamel")
VARNISH = goods("enamel-varnish", "varnish")
SPRAY = department("spray-paint")
PAINT = either(WALL_PAINT, SPRAY, goods("enamel-varnish", "paint", "primer"))
BRUSH = goods("brushes-rollers", "brush")
ROLLER = goods("brushes-rollers", "roller")
SILICONE = goods("sealants-waterproofing", "silicone")
TAP = goods("taps-mixers")
MIXER = goods("taps-mixers", "mixer")
PIPE = goods("pipes-fittings", "pipe")
TOILET = goods("toilets-basins", "close-couple", "wall-hung")
BASIN = goods("toilets-basins", "wash basin")
GEYSER = department("geysers")
PUMP = goods("water-pumps-tanks", "pump")
TANK = goods("water-pumps-tanks", "tank")
CABLE = department("cable-wire")
SWITCH = goods("plugs-switches", "switch")
EXTENSION = goods("extension-leads", "extension")
BREAKER = goods("circuit-breakers-boards", "circuit breaker")
BOARD = goods("circuit-breakers-boards", "distribution board")
GENERATOR = goods("generators-inverters", "generator")
INVERTER = goods("generators-inverters", "inverter")
CELL = both(department("generators-inverters"), named("deep-cycle"))
BULB = department("light-bulbs")
FLOOD = department("floodlights-solar-lights")
TORCH = goods("torches-headlamps", "torch", "headlamp")
MOWER = department("lawnmowers")
TRIMMER = department("trimmers-brush-cutters")
LINE = goods("trimmers-brush-cutters", "line trimmer")
BRUSH_CUTTER = goods("trimmers-brush-cutters", "brush cutter")
HEDGE = goods("trimmers-brush-cutters", "hedge")
CHAINSAW = goods("chainsaws-blowers", "chainsaw")
BLOWER = goods("chainsaws-blowers", "blower")
SPADE = goods("spades-rakes-hand-tools", "spade", "shovel")
RAKE = goods("spades-rakes-hand-tools", "rake")
BARROW = department("wheelbarrows-carts")
POT = department("pots-planters")
HOSE = goods("hoses-reels")
SPRINKLER = goods("sprinklers-drip", "sprinkler")
CHLORINE = goods("pool-chemicals", "chlorine granules")
POOL_PUMP = goods("pool-pumps-cleaners", "pool pump")
POOL_CLEANER = goods("pool-pumps-cleaners", "automatic")
GAS_BRAAI = department("gas-braais")
COAL_BRAAI = department("charcoal-wood-braais")
BRAAI = either(GAS_BRAAI, COAL_BRAAI)
CHARCOAL = goods("charcoal-wood-firelighters", "charcoal")
BRIQUETTES = goods("charcoal-wood-firelighters", "briquettes")
WOOD = goods("charcoal-wood-firelighters", "wood")
TONGS = goods("braai-tools-potjies", "tongs")
POTJIE = goods("braai-tools-potjies", "potjie")
SCREW = goods("screws-nails-bolts", "screws")
NAIL = goods("screws-nails-bolts", "nails")
PADLOCK = goods("locks-security", "padlock")
HINGE = goods("hinges-handles-shelving", "hinge")
GLUE = goods("glue-tape", "glue", "adhesive", "epoxy")
STICKY = goods("glue-tape", "tape")
ROPE = goods("rope-chain-tarpaulins", "rope")
TARPAULIN = goods("rope-chain-tarpaulins", "tarpaulin")
CEMENT = goods("cement-building", "cement")
GLOVES = department("gloves")
BOOTS = goods("boots-clothing", "boots", "shoes")
GUMBOOTS = goods("boots-clothing", "gumboots")
OVERALL = goods("boots-clothing", "overall")
GOGGLES = goods("eyes-ears-head", "goggles", "glasses")
HARD_HAT = goods("eyes-ears-head", "hard hat")
MASK = goods("eyes-ears-head", "dust mask")
LADDER = either(department("step-ladders"), department("extension-folding-ladders"))
STEP = department("step-ladders")
WASHER = department("pressure-washers")
VACUUM = goods("workshop-vacuums-brooms", "vacuum")
BROOM = goods("workshop-vacuums-brooms", "broom")
PETROL, ELECTRIC, ACCU = text("fuel", "petrol"), text("fuel", "electric"), text("fuel", "battery")


def colour(word):
    return text("colour", word)


def kinds(j):
    for texts, kind in (
            ("drill | drills", DRILL), ("rotary hammers", ROTARY), ("mitre saw", MITRE),
            ("safety glasses | goggles", GOGGLES), ("dust mask", MASK), ("overalls", OVERALL),
            ("brush cutter", BRUSH_CUTTER), ("inverter | solar inverter", INVERTER), ("briquettes", BRIQUETTES),
            ("hand wash basin", BASIN), ("angle grinder | grinders", GRINDER), ("circular saw", CIRCULAR),
            ("jigsaw", JIGSAW), ("sander", SANDER), ("drill bits", DRILL_BIT), ("grinding and cutting discs", DISC),
            ("welding machine | welder", WELDER), ("air compressor", COMPRESSOR), ("spanners", SPANNER),
            ("screwdriver | screwdrivers", either(SCREWDRIVER, DRIVER)), ("pliers", PLIERS),
            ("hammer | hammers", HAMMER), ("chisel set", CHISEL), ("tape measure | measuring tape", TAPE),
            ("spirit level", SPIRIT), ("paint", PAINT), ("varnish", VARNISH), ("spray paint", SPRAY),
            ("paint brush | paint brushes", goods("brushes-rollers", "paint brush")), ("silicone sealant", SILICONE),
            ("waterproofing", goods("sealants-waterproofing", "waterproof", "damp", "bitumen")), ("tap | taps", TAP),
            ("toilets | loo", TOILET), ("geyser | hot water geyser", GEYSER), ("water pump", PUMP),
            ("water tank | jojo tank", TANK), ("extension cord | extension lead", EXTENSION),
            ("light switch", goods("plugs-switches", "light switch", "dimmer")),
            ("circuit breaker | trip switch", BREAKER), ("db board", BOARD), ("generators | genny", GENERATOR),
            ("light bulb | globes | led globe", BULB), ("torch | flashlight", TORCH),
            ("lawn mower | lawnmowers | grass mower", MOWER), ("weed eater | strimmer", LINE),
            ("hedge trimmer", HEDGE), ("chain saw | chainsaws", CHAINSAW), ("leaf blower", BLOWER),
            ("spade | spades", SPADE), ("rake", RAKE), ("wheelbarrow | wheelbarrows", BARROW), ("flower pots", POT),
            ("hosepipe | hose pipe", HOSE), ("sprinklers", SPRINKLER), ("pool chlorine", CHLORINE),
            ("pool pump", POOL_PUMP), ("kreepy | pool cleaner", POOL_CLEANER), ("braai | braais | barbecue", BRAAI),
            ("charcoal", CHARCOAL), ("firewood", WOOD), ("potjie | potjie pots", POTJIE), ("screws", SCREW),
            ("nails", NAIL), ("padlocks", PADLOCK), ("glue", GLUE), ("rope", ROPE), ("tarpaulin", TARPAULIN),
            ("cement", CEMENT), ("gloves", GLOVES), ("gumboots | wellington boots", GUMBOOTS), ("hard hat", HARD_HAT),
            ("ladder | ladders", LADDER), ("high pressure cleaner | pressure washers", WASHER), ("broom", BROOM)):
        j.ask("kind", texts, kind)
    j.ask("kind", "toolbox | tool boxes", TOOL_BOX, second=TOOL_BAG)
    j.ask("kind", "door hinge", goods("hinges-handles-shelving", "butt hinge"), second=HINGE)
    for texts, kind in (
            ("verf | upende", PAINT), ("hamer | isando", HAMMER), ("boor | boormasjien", DRILL), ("skroewe", SCREW),
            ("spykers | izipikili", NAIL), ("tuinslang", HOSE), ("grassnyer", MOWER), ("kruiwa | ibhala", BARROW),
            ("graaf | ifosholo", SPADE), ("hark", RAKE), ("kettingsaag", CHAINSAW), ("gloeilamp", BULB),
            ("kraan | umpompi", TAP), ("handskoene | amagilavu", GLOVES),
            ("verfkwas", goods("brushes-rollers", "paint brush")), ("sement | usimende | isamente", CEMENT),
            ("houtskool | amalahle", CHARCOAL), ("braaihout", WOOD), ("skroewedraaier", either(SCREWDRIVER, DRIVER)),
            ("slyper", GRINDER), ("tou | intambo", ROPE), ("hangslot", PADLOCK), ("besem | umshanelo", BROOM),
            ("watertenk", TANK), ("kragopwekker", GENERATOR), ("flits", TORCH), ("tang", PLIERS), ("maatband", TAPE)):
        j.ask("kind in other languages", texts, kind)
    j.ask("kind in other languages", "leer", LADDER, second=both(GLOVES, text("material", "leather")))
    for texts, kind in (
            ("dril | drll", DRILL), ("angel grinder | grindr", GRINDER), ("wheelbarow | wheel barrel", BARROW),
            ("lader", LADDER), ("screw driver", either(SCREWDRIVER, DRIVER)), ("lawnmowr", MOWER),
            ("chansaw", CHAINSAW), ("padlok", PADLOCK), ("silicon sealant", SILICONE), ("compresser", COMPRESSOR),
            ("generater", GENERATOR), ("pait", PAINT), ("presure washer", WASHER), ("charcol", CHARCOAL),
            ("extention cord", EXTENSION), ("gyser | geezer", GEYSER), ("sprinklar", SPRINKLER),
            ("tarpoulin | tarpolin", TARPAULIN), ("glovs", GLOVES), ("taype measure", TAPE), ("varnis", VARNISH)):
        j.ask("misspelt", texts, kind)
    j.ask("misspelt", "hamer drill", DRILL, text("type", "hammer"))


def brands_and_measures(j):
    for texts, maker, kind in (
            ("torq drill", "Torq", DRILL), ("bosveld grinder", "Bosveld", GRINDER),
            ("verfhuis paint", "Verfhuis", PAINT), ("maaier lawnmower", "Maaier", MOWER),
            ("vlamkop gas braai", "Vlamkop", GAS_BRAAI), ("klimop ladder", "Klimop", LADDER),
            ("fontein mixer", "Fontein", MIXER), ("umthombo geyser", "Umthombo", GEYSER),
            ("lumiglow bulbs", "Lumiglow", BULB), ("grendel padlock", "Grendel", PADLOCK),
            ("skoonspuit pressure washer", "Skoonspuit", WASHER), ("rooikat generator", "Rooikat", GENERATOR),
            ("kudu works drill bits", "Kudu Works", DRILL_BIT), ("amandla tools jigsaw", "Amandla Tools", JIGSAW)):
        j.ask("brand + kind", texts, kind, brand(maker))
    for unit, kind, measure in (
            ("v drill", DRILL, "voltage"), ("w grinder", GRINDER, "power"), ("l geyser", GEYSER, "capacity"),
            ("kg charcoal", CHARCOAL, "weight"), ("cm lawnmower", MOWER, "cutWidth"),
            ("m extension lead", EXTENSION, "length"), ("l paint", WALL_PAINT, "capacity")):
        for p in j.sample(2, lambda p: kind(p) and p.value(measure)):
            words = f"{p.brand.lower()} {p.value(measure):g}{' ' if j.rng.random() < 0.6 else ''}{unit}"
            if words not in j.lines:
                j.ask("brand + kind + measure", words, kind, brand(p.brand),
                      number(measure, p.value(measure), near=0.15))
    ask = "measure"
    for texts, kind, *rest in (
            ("18v drill | 18 volt drill | drill 18 V", DRILL, number("voltage", 18, near=0.12)),
            ("115mm grinder | grinder 115 mm | 115 millimetre angle grinder", GRINDER, number("diameter", 115)),
            ("13mm impact drill", DRILL, number("diameter", 13), text("type", "impact")),
            ("150l geyser | 150 litre geyser | 150ℓ geyser", GEYSER, number("capacity", 150)),
            ("20l white paint | 20 lt white paint", WALL_PAINT, number("capacity", 20), colour("white")),
            ("1,8 m spirit level", SPIRIT, number("length", 1.8)), ("1.8m level", LEVEL, number("length", 1.8)),
            ("30 m hose | 30m garden hose", HOSE, number("length", 30)),
            ("5 000 l water tank | 5000l tank", TANK, number("capacity", 5000)),
            ("2.2kw generator | 2 200 w generator", GENERATOR, number("power", 2200)),
            ("5 ah battery | 5.0ah battery", BATTERY, number("ampHours", 5)),
            ("60 amp breaker", BREAKER, number("current", 63, same=0.06)),
            ("9w e27 bulb | 9 watt bulb e27", BULB, number("power", 9), text("fitting", "e27")),
            ("2,5 mm cable 100m", CABLE, number("thickness", 2.5), number("length", 100)),
            ("50kg cement | cement 50 kg", CEMENT, number("weight", 50)), ("6 step ladder", STEP, number("steps", 6)),
            ("140 bar pressure washer", WASHER, number("pressure", 140, near=0.18)),
            ("4 kg charcoal", CHARCOAL, number("weight", 4)), ("200a welder", WELDER, number("current", 200)),
            ("50l compressor", COMPRESSOR, number("capacity", 50)), ("4x40mm screws", SCREW, text("size", "4 x 40")),
            ("15mm copper pipe", PIPE, number("diameter", 15), text("type", "copper"))):
        j.ask(ask, texts, kind, *rest)


def facts(j):
    ask = "attribute"
    for texts, kind, fact in (
            ("cordless drill | battery drill", DRILL, CORDLESS), ("cordless grinder", GRINDER, CORDLESS),
            ("corded drill", DRILL, lambda p: int(p.value("cordless") is False)),
            ("sds drill", DRILL, text("type", "rotary")), ("petrol lawnmower", MOWER, PETROL),
            ("electric lawn mower", MOWER, ELECTRIC), ("self propelled lawnmower", MOWER, text("type", "self")),
            ("petrol chainsaw", CHAINSAW, PETROL), ("battery leaf blower", BLOWER, ACCU),
            ("diesel generator", GENERATOR, text("fuel", "diesel")), ("solar geyser", GEYSER, text("type", "solar")),
            ("gas geyser", GEYSER, text("type", "gas")), ("fibreglass ladder", LADDER, text("material", "fibreglass")),
            ("aluminium step ladder", STEP, text("material", "aluminium")),
            ("telescopic ladder", LADDER, text("type", "telescopic")),
            ("exterior paint", PAINT, text("type", "exterior")), ("ceiling paint", PAINT, text("type", "ceiling")),
            ("roof paint", PAINT, text("type", "roof")), ("gloss enamel", ENAMEL, text("finish", "gloss")),
            ("masonry drill bits", DRILL_BIT, text("type", "masonry")),
            ("diamond cutting disc", DISC, text("type", "diamond")), ("belt sander", SANDER, text("type", "belt")),
            ("claw hammer", HAMMER, text("type", "claw")),
            ("chrome kitchen mixer", MIXER, both(text("finish", "chrome"), text("type", "kitchen"))),
            ("solar floodlight", FLOOD, text("type", "solar")), ("warm white bulb", BULB, text("type", "warm")),
            ("b22 globe", BULB, text("fitting", "b22")), ("kettle braai", BRAAI, text("type", "kettle")),
            ("built in braai", BRAAI, text("type", "built-in")),
            ("leather gloves", GLOVES, text("material", "leather")),
            ("welding gloves", GLOVES, text("type", "welding")), ("steel toe boots", BOOTS, text("type", "safety")),
            ("work gloves", GLOVES, text("type", "work")), ("submersible pump", PUMP, text("type", "submersible")),
            ("wood glue", GLUE, text("type", "wood")), ("laser level", LEVEL, text("type", "laser")),
            ("leaf rake", RAKE, text("type", "leaf"))):
        j.ask(ask, texts, kind, fact)
    ask = "compound"
    j.ask(ask, "torq 18v cordless impact drill", DRILL, brand("Torq"), number("voltage", 18, near=0.12), CORDLESS)
    j.ask(ask, "white interior paint 20l matt", PAINT, colour("white"), text("type", "interior"),
          number("capacity", 20), text("finish", "matt"))
    j.ask(ask, "maaier petrol lawnmower 46cm", MOWER, brand("Maaier"), PETROL, number("cutWidth", 46))
    j.ask(ask, "4 burner gas braai black", BRAAI, number("burners", 4), colour("black"))
    j.ask(ask, "aluminium extension ladder 5 m", LADDER, text("material", "aluminium"), text("type", "extension"),
          number("height", 5))
    j.ask(ask, "petrol brush cutter 42 cm", TRIMMER, PETROL, text("type", "brush cutter"), number("cutWidth", 42))
    j.ask(ask, "green water tank 2500 litre", TANK, colour("green"), number("capacity", 2500))
    j.ask(ask, "matt black basin mixer fontein", MIXER, text("finish", "matt black"), text("type", "basin"),
          brand("Fontein"))
    j.ask(ask, "230mm diamond cutting disc", DISC, number("diameter", 230), text("type", "diamond"))
    j.ask(ask, "100w led floodlight", FLOOD, number("power", 100), text("type", "led"))
    j.ask(ask, "leather work gloves xl", GLOVES, text("material", "leather"), text("type", "work"), text("size", "xl"))
    j.ask(ask, "100 l steel wheelbarrow", BARROW, number("capacity", 100), text("material", "steel"))
    j.ask(ask, "black safety boots size 9", BOOTS, colour("black"), text("type", "safety boots"), text("size", "9"))
    j.ask(ask, "gloss white enamel 5l", ENAMEL, text("finish", "gloss"), colour("white"), number("capacity", 5))
    j.ask(ask, "electric chainsaw 40 cm torq", CHAINSAW, ELECTRIC, number("width", 40), brand("Torq"))
    ask = "word order"
    j.ask(ask, "drill impact 20v bosveld", DRILL, text("type", "impact"), number("voltage", 20, near=0.1),
          brand("Bosveld"))
    j.ask(ask, "ladder step 5 aluminium", STEP, number("steps", 5), text("material", "aluminium"))
    j.ask(ask, "hose garden 20m green", HOSE, text("type", "garden hose"), number("length", 20), colour("green"))
    j.ask(ask, "braai gas 3 burner", BRAAI, both(GAS_BRAAI, number("burners", 3)), GAS_BRAAI)
    j.ask(ask, "paint roof green", PAINT, text("type", "roof"), colour("green"))
    j.ask(ask, "saw circular 185mm", CIRCULAR, number("diameter", 185))
    j.ask(ask, "gloves rubber chemical", GLOVES, text("material", "rubber"), text("type", "chemical"))
    j.ask(ask, "mower lawn electric", MOWER, ELECTRIC)


def wishes(j):
    ask = "price"
    for texts, kind, rule in (
            ("drill under r1000", DRILL, price(0, 1000)), ("lawnmower under R5 000", MOWER, price(0, 5000)),
            ("generator below r8000", GENERATOR, price(0, 8000)),
            ("ladder between R500 and R1000", LADDER, price(500, 1000)),
            ("gas braai max r4000", GAS_BRAAI, price(0, 4000)), ("grinder R1000 to R2000", GRINDER, price(1000, 2000)),
            ("chainsaw less than r3000", CHAINSAW, price(0, 3000)),
            ("pressure washer over r3000", WASHER, price(3000)), ("tap for under R400", TAP, price(0, 400)),
            ("geyser r5000 or less", GEYSER, price(0, 5000))):
        j.ask(ask, texts, kind, rule)
    j.ask(ask, "cordless drill under r1500", DRILL, CORDLESS, price(0, 1500))
    for texts, kind in (("cheapest drill | goedkoopste boor", DRILL), ("cheapest lawnmower", MOWER),
                        ("lowest price paint", PAINT), ("cheapest ladder", LADDER),
                        ("cheap as possible angle grinder", GRINDER)):
        j.cheapest(texts, kind)
    j.cheapest("most expensive generator", GENERATOR, most=True)
    ask = "negation"
    j.ask(ask, "drill not cordless", but(DRILL, CORDLESS))
    j.ask(ask, "lawnmower not petrol", but(MOWER, PETROL))
    j.ask(ask, "grinder not torq", but(GRINDER, brand("Torq")))
    j.ask(ask, "paint but not white", but(PAINT, colour("white")))
    j.ask(ask, "braai without gas", COAL_BRAAI)
    j.ask(ask, "ladder not steel", but(LADDER, text("material", "steel")))
    j.ask(ask, "chainsaw without petrol", but(CHAINSAW, PETROL))
    ask = "size"
    j.ask(ask, "large water tank", TANK, between("capacity", 2500, near=0.6))
    j.ask(ask, "small gas braai", GAS_BRAAI, between("burners", high=2, near=0.5))
    j.ask(ask, "mini angle grinder", GRINDER, between("diameter", high=115, near=0.1))
    j.ask(ask, "lawnmower for small garden", MOWER, between("cutWidth", high=38, near=0.12))
    j.ask(ask, "big flower pot", POT, between("diameter", 400, near=0.3))
    j.ask(ask, "long extension lead", EXTENSION, between("length", 20, near=0.5))
    j.ask(ask, "tall ladder", LADDER, between("height", 5, near=0.25))
    j.ask("energy", "energy saving globe", BULB)
    j.ask("energy", "low wattage led bulb", BULB, between("power", high=5, near=0.4))
    for texts, kind in (
            ("bosch drill | makita drill | ryobi drills", DRILL), ("stihl chainsaw", CHAINSAW), ("weber braai", BRAAI),
            ("karcher pressure washer", WASHER), ("plascon paint | dulux paint", PAINT), ("gardena hose", HOSE),
            ("kwikot geyser", GEYSER), ("honda generator", GENERATOR), ("philips bulb", BULB), ("cobra taps", TAP)):
        j.ask("substitute", texts, kind)
    for texts, kind, *rest in (
            ("titanium hammer", HAMMER), ("bluetooth drill", DRILL), ("zigbee light switch", SWITCH),
            ("teflon ladder", LADDER), ("turquoise wheelbarrow", BARROW),
            ("brushless torq drill", DRILL, brand("Torq")), ("robotic petrol lawnmower", MOWER, PETROL)):
        j.ask("more than is known", texts, kind, *rest)
    for texts, kind, *rest in (
            ("i am looking for a drill", DRILL), ("best lawnmower", MOWER), ("generator for sale", GENERATOR),
            ("wheelbarrow prices in south africa", BARROW), ("where can i buy cement", CEMENT),
            ("good quality ladder", LADDER), ("do you sell padlocks", PADLOCK),
            ("how much is a 150 litre geyser", GEYSER, number("capacity", 150)),
            ("i need a cordless drill please", DRILL, CORDLESS), ("show me gas braais", BRAAI, GAS_BRAAI),
            ("what do you have in exterior paint", PAINT, text("type", "exterior"))):
        j.ask("filler", texts, kind, *rest)
    j.ask("ambiguous", "trimmer", TRIMMER)
    j.ask("ambiguous", "battery", either(BATTERY, CELL))
    j.ask("ambiguous", "tape", either(TAPE, STICKY))
    j.ask("ambiguous", "socket", either(SOCKET, goods("plugs-switches", "socket")))
    j.ask("ambiguous", "saw | saws", either(department("saws"), HAND_SAW, CHAINSAW))
    j.ask("ambiguous", "pump", either(PUMP, POOL_PUMP))
    j.ask("ambiguous", "mixer", MIXER)
    j.ask("ambiguous", "chain", goods("rope-chain-tarpaulins", "chain"))
    j.ask("ambiguous", "brush", either(BRUSH, goods("braai-tools-potjies", "brush"),
                                         goods("pool-pumps-cleaners", "brush")))
    j.ask("phrase", "twin and earth cable", CABLE, text("type", "twin"))
    j.ask("phrase", "wet and dry vacuum", VACUUM)
    j.ask("phrase", "cast iron potjie pot", POTJIE)
    j.ask("phrase", "high-pressure washer petrol", WASHER, PETROL)
    j.ask("phrase", "random orbit sander", SANDER, text("type", "random"))
    j.ask("accessory", "battery for cordless drill", BATTERY)
    j.ask("accessory", "18v drill battery", BATTERY, number("voltage", 18))
    j.ask("accessory", "battery charger for drill", CHARGER)
    j.ask("accessory", "circular saw blade | saw blades", BLADE)
    j.ask("accessory", "grinder disc", DISC)
    j.ask("accessory", "roller refill", goods("brushes-rollers", "refill"), third=ROLLER)
    j.ask("accessory", "toilet seat", goods("toilets-basins", "seat"))
    j.ask("accessory", "braai tongs | tongs for braai", TONGS)
    j.ask("accessory", "braai cover", goods("braai-tools-potjies", "cover"))
    j.ask("accessory", "pool hose", goods("pool-pumps-cleaners", "pool hose"))
    j.nothing("accessory", "lawnmower blade | chainsaw oil | gas bottle regulator")


def judge(j):
    kinds(j)
    brands_and_measures(j)
    facts(j)
    wishes(j)
    j.nothing("nothing", """
        television | fridge | washing machine | laptop | cellphone | microwave | electric kettle | queen bed |
        leather couch | baby pram | lego | red wine | ground coffee | milk | white bread | dog food | perfume
        | t-shirt | denim jeans | mountain bike | engine oil | acoustic guitar | school textbooks | printer |
        headphones | game console | curtains | wallpaper | dining table | treadmill | fishing rod | hair dryer
        | lipstick | school bag | air conditioner | dishwasher | basmati rice | headache tablets | golf clubs
        | fish aquarium | piano | sewing machine | smartwatch""")
    j.models(10, letters=5)
    j.eans(6)
