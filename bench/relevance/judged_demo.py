"""Judged queries of the demo shop: general merchandise, invented brands, prices."""
from judging import between, both, brand, but, department, either, named, number, price, text

TV = department("televisions")
BRACKET = both(department("tv-accessories"), named("bracket"))
CABLE = both(department("tv-accessories"), named("cable"))
HDMI = both(department("tv-accessories"), text("type", "hdmi"))
SOUNDBAR = department("soundbars")
BLUETOOTH = department("bluetooth-speakers")
PARTY = department("party-speakers")
SPEAKER = either(BLUETOOTH, PARTY)
EARBUDS = department("earbuds")
HEADPHONES = department("headphones")
FRIDGE = department("fridges")
FREEZER = department("freezers")
WASHER = department("washing-machines")
FRONT = department("front-loaders")
TOP = department("top-loaders")
DRYER = department("tumble-dryers")
DISHWASHER = department("dishwashers")
MICROWAVE = department("microwaves")
STOVE = department("stoves")
HOB = department("hobs")
HOOD = department("cooker-hoods")
FRYER = department("air-fryers")
KETTLE = department("kettles")
TOASTER = department("toasters")
BLENDER = department("blenders")
ESPRESSO = department("coffee-machines")
COFFEE = department("coffee")
WINE = department("wine")
IRON = department("irons")
VACUUM = department("vacuum-cleaners")
ROBOT = department("robot-vacuums")
AIRCON = department("air-conditioners")
HEATER = department("heaters")
FAN = department("fans")
GEYSER = department("geysers")
LAPTOP = department("laptops")
DESKTOP = department("desktops")
TABLET = department("tablets")
MONITOR = department("monitors")
PRINTER = department("printers")
ROUTER = department("routers")
STORAGE = department("storage")
CARD = both(STORAGE, text("type", "sd"), but(STORAGE, text("type", "ssd")))
DRIVE = both(STORAGE, text("type", "hard drive"))
SSD = both(STORAGE, text("type", "ssd"))
PHONE = department("smartphones")
WATCH = department("smartwatches")
CAMERA = department("cameras")
CONSOLE = department("consoles")
CONTROLLER = department("controllers")
GAME = department("games")
GAMING_CHAIR = department("gaming-chairs")
OFFICE_CHAIR = department("office-chairs")
SOFA = department("sofas")
BED = department("beds")
CASE = department("luggage")
BRAAI = department("braais")
MOWER = department("lawnmowers")
TOOL = department("power-tools")
DRILL = both(TOOL, text("type", "drill"))
GRINDER = both(TOOL, text("type", "grinder"))
JIGSAW = both(TOOL, text("type", "jigsaw"))
TYRE = department("tyres")
SNEAKERS = department("sneakers")
COVER = department("bakkie-gear")
GENERATOR = department("generators")
STATION = department("power-stations")
PANEL = department("solar-panels")
PRAM = department("prams")
TOY = department("toys")


def colour(word):
    return text("colour", word)


def inch(size):
    return number("screenSize", size)


def kinds(j):
    for texts, kind in (
            ("tv | tvs | televisions | telly", TV), ("smart tv", both(TV, named("smart"))),
            ("fridge | refrigerators | fridges", FRIDGE), ("freezer | deep freeze | deepfreezer", FREEZER),
            ("washing machine | washer", WASHER), ("tumble dryer | tumble driers", DRYER), ("dishwashers", DISHWASHER),
            ("microwave oven", MICROWAVE), ("stove | cookers", STOVE), ("hob | cooktop", HOB),
            ("extractor fan | cooker hood", HOOD), ("air fryers | airfryer", FRYER), ("kettles", KETTLE),
            ("toaster", TOASTER), ("blender", BLENDER), ("coffee machines | espresso maker", ESPRESSO),
            ("iron | steam irons", IRON), ("aircon | air con | air conditioners", AIRCON), ("heaters", HEATER),
            ("fan | fans", FAN), ("geyser | water heater", GEYSER), ("laptops | notebook computer", LAPTOP),
            ("desktop computers", DESKTOP), ("computer | pc", either(DESKTOP, LAPTOP)), ("tablet", TABLET),
            ("computer monitor | pc screen", MONITOR), ("printers", PRINTER), ("wifi router | routers", ROUTER),
            ("cellphone | cell phones | smart phone", PHONE), ("smart watches", WATCH), ("digital camera", CAMERA),
            ("gaming console", CONSOLE), ("gamepad | game controller", CONTROLLER), ("video games", GAME),
            ("office chair", OFFICE_CHAIR), ("couch | sofas | couches", SOFA), ("mattress | beds", BED),
            ("suitcase | luggage | suitcases", CASE), ("lawnmower | lawn mower", MOWER),
            ("generators | genset", GENERATOR), ("solar panel", PANEL), ("tyres | tires", TYRE),
            ("takkies | sneakers", SNEAKERS), ("bakkie cover", COVER), ("stroller", PRAM), ("pram", PRAM),
            ("toys", TOY), ("sound bar", SOUNDBAR), ("earbuds", EARBUDS), ("robot vacuum", ROBOT), ("braai", BRAAI),
            ("power tools", TOOL), ("angle grinders", GRINDER), ("jigsaw", JIGSAW),
            ("portable power station", STATION)):
        j.ask("kind", texts, kind)
    j.ask("kind", "speaker | speakers", SPEAKER, second=SOUNDBAR)
    j.ask("kind", "earphones", EARBUDS, second=HEADPHONES)
    j.ask("kind", "headphones", HEADPHONES, second=EARBUDS)
    j.ask("kind", "vacuum cleaner | hoover", VACUUM, second=ROBOT)
    j.ask("kind", "external hard drive", DRIVE, second=SSD)
    j.ask("kind", "memory card", CARD)
    j.ask("kind", "bbq", BRAAI)
    for texts, kind in (
            ("yskas | ifriji", FRIDGE), ("vrieskas", FREEZER),
            ("wasmasjien | umshini wokuwasha | umatshini wokuhlamba", WASHER), ("tuimeldroër | tuimeldroer", DRYER),
            ("skottelgoedwasser", DISHWASHER), ("mikrogolfoond", MICROWAVE), ("stoof | isitofu", STOVE),
            ("ketel | iketela", KETTLE), ("broodrooster", TOASTER), ("strykyster | i-ayina", IRON),
            ("stofsuier", either(VACUUM, ROBOT)), ("lugversorger", AIRCON), ("verwarmer", HEATER), ("waaier", FAN),
            ("skootrekenaar", LAPTOP), ("rekenaar | ikhompyutha", either(DESKTOP, LAPTOP)), ("drukker", PRINTER),
            ("selfoon | umakhalekhukhwini | ifowuni", PHONE), ("luidspreker | isipikha", SPEAKER),
            ("oorfone", either(HEADPHONES, EARBUDS)), ("televisie | umabonakude", TV), ("grassnyer", MOWER),
            ("kragopwekker", GENERATOR), ("sonpaneel", PANEL), ("matras | umbhede", BED), ("rusbank", SOFA),
            ("bande", TYRE), ("kantoorstoel", OFFICE_CHAIR), ("speelgoed | amathoyizi", TOY), ("wyn | iwayini", WINE)):
        j.ask("kind in other languages", texts, kind)
    for texts, kind in (
            ("frige | refridgerator", FRIDGE), ("washing mashine | wahsing machine", WASHER), ("telivision", TV),
            ("dishwaser", DISHWASHER), ("micowave | microwve", MICROWAVE), ("labtop | laptpo", LAPTOP),
            ("hedphones", HEADPHONES), ("tumbel dryer", DRYER), ("air conditoner", AIRCON),
            ("vaccum cleaner", either(VACUUM, ROBOT)), ("generater | genarator", GENERATOR), ("kettel", KETTLE),
            ("blutooth speaker", BLUETOOTH), ("sutecase", CASE), ("matress", BED), ("air frier", FRYER),
            ("lawn mover", MOWER), ("soler panel", PANEL), ("smart fone", PHONE), ("freezr", FREEZER)):
        j.ask("misspelt", texts, kind)


def brands_and_measures(j):
    for texts, maker, kind in (
            ("vela tv", "Vela", TV), ("lumo televisions", "Lumo", TV), ("bergland fridge", "Bergland", FRIDGE),
            ("ikhaya washing machine", "Ikhaya", WASHER), ("kopano laptop", "Kopano", LAPTOP),
            ("themba phone", "Themba", PHONE), ("gumba soundbar", "Gumba", SOUNDBAR), ("moya aircon", "Moya", AIRCON),
            ("umbani generator", "Umbani", GENERATOR), ("veldfire braai", "Veldfire", BRAAI),
            ("sebenza drill", "Sebenza", DRILL), ("bergland dishwasher", "Bergland", DISHWASHER),
            ("kasi play controller", "Kasi Play", CONTROLLER), ("kopano headphones", "Kopano", HEADPHONES)):
        j.ask("brand + kind", texts, kind, brand(maker))
    sizes = (("inch tv", TV, "screenSize"), ("l fridge", FRIDGE, "capacity"), ("kg washing machine", WASHER, "load"),
             ("btu aircon", AIRCON, "cooling"), ("w generator", GENERATOR, "power"))
    for unit, kind, measure in sizes:
        for p in j.sample(3, lambda p: kind(p) and p.value(measure)):
            words = f"{p.brand.lower()} {p.value(measure):g}{' ' if j.rng.random() < 0.6 else ''}{unit}"
            if words not in j.lines:
                j.ask("brand + kind + measure", words, kind, brand(p.brand), number(measure, p.value(measure)))
    ask = "measure"
    j.ask(ask, '55" tv | 55 inch tv | tv 55inch | 55in television', TV, inch(55))
    j.ask(ask, "43 inch television", TV, inch(43))
    j.ask(ask, "12 000 btu aircon | 12000btu air conditioner | aircon 12,000 btu", AIRCON, number("cooling", 12000))
    j.ask(ask, "9kg washing machine | 9 kg washer | washing machine 9,0 kg", WASHER, number("load", 9))
    j.ask(ask, "10,5kg front loader", WASHER, number("load", 10.5), FRONT)
    j.ask(ask, "300ℓ freezer | 300 litre chest freezer | 300lt freezer", FREEZER, number("capacity", 300, near=0.35))
    j.ask(ask, "1,7 l kettle | kettle 1.7 litre", KETTLE, number("capacity", 1.7))
    j.ask(ask, "5.5kw generator | 5500 watt generator", GENERATOR, number("power", 5500))
    j.ask(ask, "1tb ssd", SSD, number("storage", 1000, same=0.03))
    j.ask(ask, "2 tb external drive", either(DRIVE, SSD), number("storage", 2000, same=0.03))
    j.ask(ask, "laptop 16gb ram", LAPTOP, number("ram", 16))
    j.ask(ask, "256gb phone", PHONE, number("storage", 256))
    j.ask(ask, "550w solar panel", PANEL, number("power", 550))
    j.ask(ask, "2 m hdmi cable", HDMI, number("length", 2))
    j.ask(ask, "265/65R17 | tyres 265 65 r17", TYRE, text("tyreSize", "265/65R17"))
    j.ask(ask, "20v drill", DRILL, number("voltage", 20, near=0.11))
    j.ask(ask, "2kwh power station", STATION, number("batteryEnergy", 2048, same=0.03))
    j.ask(ask, "13 place dishwasher", DISHWASHER, number("places", 13))
    j.ask(ask, "1kg coffee beans", COFFEE, named(r"\b1 kg"))


def facts(j):
    ask = "attribute"
    for texts, kind, fact in (
            ("front loader washing machine | frontloader", WASHER, FRONT),
            ("top loader | top load washer", WASHER, TOP),
            ("side by side fridge | fridge side-by-side", FRIDGE, department("side-by-side-fridges")),
            ("chest freezer", FREEZER, text("type", "chest")), ("heat pump dryer", DRYER, text("type", "heat-pump")),
            ("condenser tumble dryer", DRYER, text("type", "condenser")),
            ("oled tv", TV, text("screenTechnology", "oled")), ("qled tv", TV, text("screenTechnology", "qled")),
            ("4k television", TV, text("resolution", "4k")), ("induction hob", HOB, text("type", "induction")),
            ("gas stove", STOVE, text("type", "gas")), ("gas heater", HEATER, text("type", "gas")),
            ("oil heater", HEATER, text("type", "oil")), ("cordless grinder", TOOL, text("type", "grinder")),
            ("impact drill", DRILL, text("type", "impact")), ("petrol lawnmower", MOWER, text("type", "petrol")),
            ("diesel generator", GENERATOR, text("type", "diesel")),
            ("silent generator", GENERATOR, text("type", "silent")),
            ("inverter aircon", AIRCON, text("type", "inverter")), ("queen size bed", BED, text("bedSize", "queen")),
            ("leather couch", SOFA, text("material", "leather")), ("5g phone", PHONE, text("connection", "5g")),
            ("laser printer", PRINTER, text("type", "laser")),
            ("gaming desktop pc", DESKTOP, but(text("graphics", "graphics"), text("graphics", "integrated"))),
            ("gaming monitor 165hz", MONITOR, number("refreshRate", 165)),
            ("mirrorless camera", CAMERA, text("type", "mirrorless")),
            ("noise cancelling headphones", HEADPHONES, text("type", "noise")),
            ("gps watch", WATCH, text("type", "gps")), ("dual drawer air fryer", FRYER, text("type", "dual")),
            ("bean to cup coffee machine", ESPRESSO, text("type", "bean")),
            ("red wine", WINE, text("grape", "cabernet", "pinotage", "shiraz")),
            ("white wine", WINE, text("grape", "blanc")), ("pinotage", WINE, text("grape", "pinotage")),
            ("dark roast coffee", COFFEE, text("roast", "dark"))):
        j.ask(ask, texts, kind, fact)
    ask = "compound"
    j.ask(ask, "black 2 slice toaster", TOASTER, colour("black"), text("type", "2-slice"))
    j.ask(ask, "red top freezer fridge", FRIDGE, colour("red"), department("top-freezer-fridges"))
    j.ask(ask, "vela 65 inch qled tv", TV, brand("Vela"), inch(65), text("screenTechnology", "qled"))
    j.ask(ask, "white front loader 8kg", WASHER, colour("white"), FRONT, number("load", 8, near=0.13))
    j.ask(ask, "kopano laptop 16gb 512gb ssd", LAPTOP, brand("Kopano"), number("ram", 16), number("storage", 512))
    j.ask(ask, "themba 5g phone 256gb black", PHONE, brand("Themba"), text("connection", "5g"),
          number("storage", 256), colour("black"))
    j.ask(ask, "4 burner gas braai", BRAAI, number("burners", 4), text("type", "gas braai"))
    j.ask(ask, "grey 3 seater couch", SOFA, colour("grey"), number("seats", 3))
    j.ask(ask, "5 plate gas stove black", STOVE, number("burners", 5), text("type", "gas"), colour("black"))
    j.ask(ask, "moya 18000 btu inverter aircon", AIRCON, brand("Moya"), number("cooling", 18000),
          text("type", "inverter"))
    j.ask(ask, "large red suitcase", CASE, colour("red"), text("luggageSize", "large"))
    j.ask(ask, "king size memory foam bed", BED, text("bedSize", "king"), text("type", "memory foam"))
    j.ask(ask, "27 inch 4k monitor", MONITOR, inch(27), text("resolution", "4k"))
    j.ask(ask, "1200w party speaker", PARTY, number("audioPower", 1200))
    j.ask(ask, "white wireless controller", CONTROLLER, colour("white"), text("type", "wireless"))
    j.ask(ask, "wifi 6 mesh router", ROUTER, text("connection", "wi-fi 6"), text("connection", "mesh"))
    ask = "word order"
    j.ask(ask, "tv qled 65 vela", TV, brand("Vela"), inch(65), text("screenTechnology", "qled"))
    j.ask(ask, "machine washing", WASHER)
    j.ask(ask, "freezer chest 200l", FREEZER, number("capacity", 200, near=0.3))
    j.ask(ask, "couch leather black or grey", SOFA, text("material", "leather"), text("colour", "black", "grey"))
    j.ask(ask, "hob gas 4 burner", HOB, text("type", "gas"), number("burners", 4))
    j.ask(ask, "speaker bluetooth red", BLUETOOTH, colour("red"))
    j.ask(ask, "drill cordless 18v sebenza", DRILL, number("voltage", 18, near=0.12), brand("Sebenza"))
    j.ask(ask, "chair gaming", GAMING_CHAIR)
    j.ask(ask, "dryer tumble heat pump 9kg", DRYER, text("type", "heat-pump"), number("load", 9, near=0.12))


def prices(j):
    ask = "price"
    for texts, kind, rule in (
            ("tv under r5000", TV, price(0, 5000)), ("laptop under R10 000", LAPTOP, price(0, 10000)),
            ("fridge below r8000", FRIDGE, price(0, 8000)), ("phone less than R4 000", PHONE, price(0, 4000)),
            ("kettle between R300 and R500", KETTLE, price(300, 500)),
            ("air fryer R1000 - R2000", FRYER, price(1000, 2000)),
            ("washing machine max r6000", WASHER, price(0, 6000)),
            ("headphones up to r1000", HEADPHONES, price(0, 1000)), ("tv over r20000", TV, price(20000)),
            ("bed from R5 000 to R8 000", BED, price(5000, 8000)),
            ("microwave for r1500 or less", MICROWAVE, price(0, 1500)), ("wine under r100", WINE, price(0, 100))):
        j.ask(ask, texts, kind, rule)
    j.ask(ask, "55 inch tv under r10000", TV, inch(55), price(0, 10000))
    j.ask(ask, "bergland fridge under r12k", FRIDGE, brand("Bergland"), price(0, 12000))
    for texts, kind in (("cheapest tv | lowest price tv", TV), ("cheapest washing machine", WASHER), ("cheapest laptop",
                        LAPTOP), ("cheapest chest freezer", FREEZER), ("goedkoopste selfoon", PHONE)):
        j.cheapest(texts, kind)
    j.cheapest("most expensive tv", TV, most=True)
    ask = "negation"
    j.ask(ask, "tv not vela", but(TV, brand("Vela")))
    j.ask(ask, "washing machine not top loader", but(WASHER, TOP))
    j.ask(ask, "fridge but not bergland", but(FRIDGE, brand("Bergland")))
    j.ask(ask, "heater without gas", but(HEATER, text("type", "gas")))
    j.ask(ask, "couch not leather", but(SOFA, text("material", "leather")))
    j.ask(ask, "phone not black", but(PHONE, colour("black")))
    j.ask(ask, "generator not diesel", but(GENERATOR, text("type", "diesel")))
    ask = "energy"
    j.ask(ask, "energy saving fridge | energy efficient fridges", FRIDGE, between("energyStars", 4.5, near=0.12))
    j.ask(ask, "5 star fridge", FRIDGE, between("energyStars", 5, near=0.1))
    j.ask(ask, "low energy dishwasher", DISHWASHER, between("energyStars", 4.5, near=0.12))
    j.ask(ask, "5 star aircon", AIRCON, between("energyStars", 5, near=0.1))
    ask = "size"
    j.ask(ask, "big screen tv | large tv", TV, between("screenSize", 65, near=0.16))
    j.ask(ask, "small tv", TV, between("screenSize", high=32, near=0.26))
    j.ask(ask, "small fridge | fridge for small flat", FRIDGE, between("capacity", high=230, near=0.3))
    j.ask(ask, "large washing machine", WASHER, between("load", 13, near=0.25))
    j.ask(ask, "big family fridge", FRIDGE, between("capacity", 480, near=0.15))
    j.ask(ask, "mini chest freezer", FREEZER, between("capacity", high=100, near=0.45))
    j.ask(ask, "cabin bag suitcase", CASE, text("luggageSize", "cabin"))


def odd(j):
    for texts, kind in (
            ("samsung tv | sony television", TV), ("apple iphone | huawei phone", PHONE), ("defy fridge", FRIDGE),
            ("lg washing machine", WASHER), ("hp laptop | dell laptops", LAPTOP), ("bosch drill", DRILL),
            ("jbl speaker", SPEAKER), ("russell hobbs kettle", KETTLE), ("playstation console", CONSOLE),
            ("canon printer", PRINTER), ("weber braai", BRAAI)):
        j.ask("substitute", texts, kind)
    for texts, kind, *rest in (
            ("graphene fridge", FRIDGE), ("zigbee kettle", KETTLE), ("titanium laptop", LAPTOP),
            ("turquoise sofa", SOFA), ("wickless heater", HEATER), ("ambilight 55 inch tv", TV, inch(55)),
            ("thunderbolt kopano monitor", MONITOR, brand("Kopano"))):
        j.ask("more than is known", texts, kind, *rest)
    for texts, kind, *rest in (
            ("i am looking for a washing machine", WASHER), ("best laptop", LAPTOP), ("generator for sale", GENERATOR),
            ("fridge prices in south africa", FRIDGE), ("where can i buy a braai", BRAAI), ("good quality bed", BED),
            ("do you have solar panels", PANEL), ("show me all the microwaves please", MICROWAVE),
            ("i want to buy a 55 inch tv", TV, inch(55)), ("what does a dishwasher cost", DISHWASHER),
            ("new kopano laptops 2026 south africa", LAPTOP, brand("Kopano"))):
        j.ask("filler", texts, kind, *rest)
    j.ask("ambiguous", "coffee", COFFEE, second=ESPRESSO)
    j.ask("ambiguous", "dryer", DRYER)
    j.ask("ambiguous", "chair | chairs", either(OFFICE_CHAIR, GAMING_CHAIR))
    j.ask("ambiguous", "loader", WASHER)
    j.ask("ambiguous", "hard drive", DRIVE, second=SSD)
    j.ask("ambiguous", "screen", either(TV, MONITOR))
    j.ask("ambiguous", "petrol", either(text("colour", "petrol"), text("type", "petrol")))
    j.ask("phrase", "noise-cancelling over-ear headphones", HEADPHONES, text("type", "noise"))
    j.ask("phrase", "front-loader washing machine", WASHER, FRONT)
    j.ask("phrase", "heat-pump tumble dryer", DRYER, text("type", "heat-pump"))
    j.ask("phrase", "full-motion tv wall bracket", BRACKET, text("type", "full-motion"))
    j.ask("phrase", "travel system pram", PRAM, text("type", "travel"))
    j.ask("accessory", "tv bracket | wall mount for tv", BRACKET)
    j.ask("accessory", "hdmi cable", HDMI, third=but(CABLE, HDMI))
    j.ask("accessory", "usb c cable", CABLE, text("type", "usb"))
    j.ask("accessory", "sd card", CARD)
    j.ask("accessory", "console controller", CONTROLLER)
    j.nothing("accessory", "fridge water filter | printer ink cartridge refill | laptop bag | vacuum cleaner bags")
    j.nothing("nothing", """
        bicycle | piano | acoustic guitar | dog food | cat litter | curtains | perfume | lipstick | ladies
        jeans | winter jacket | engagement ring | bible | drone | sewing machine | treadmill | camping tent |
        fishing rod | golf clubs | dining room table | wardrobe | nappies | whisky | brandy | beer | basmati
        rice | olive oil | sunglasses | cement | chainsaw | hair dryer | hair straightener | electric
        toothbrush | baby cot | car seat | towels | christmas tree | trampoline | wheelbarrow | kitchen tap |
        toilet seat | projector | rice cooker""")


def judge(j):
    kinds(j)
    brands_and_measures(j)
    facts(j)
    prices(j)
    odd(j)
    j.models(8)
    j.eans(6)
