"""Judged queries of the energy register's shop: some twelve thousand real appliances, no prices."""
from judging import between, both, brand, but, department, either, flag, number, text

TV = department("televisions")
MONITOR = department("monitors")
FRIDGE = department("fridges")
FREEZER = department("freezers")
WASHER = department("washing-machines")
DRYER = department("tumble-dryers")
DISHWASHER = department("dishwashers")
AIRCON = department("air-conditioners")
COMBO = flag("washerDryer")
FRONT = department("front-loaders")
TOP = department("top-loaders")
TUB = text("type", "twin tub")
FROST_FREE = flag("frostFree")


def inch(size):
    return number("screenSize", size)


def litres(size):
    return number("capacity", size, same=0.035, near=0.12)


def btu(size):
    return number("cooling", size, same=0.06, near=0.2)


def kilograms(size):
    return number("load", size, near=0.15)


def layout(word):
    return text("layout", word)


def kinds(j):
    for texts, kind in (
            ("tv | tvs | television sets | telly | flat screen tv", TV), ("refrigerator | fridges | fridge", FRIDGE),
            ("freezers | deep freeze | deep freezer", FREEZER), ("washing machines | laundry machine", WASHER),
            ("tumble dryer | clothes dryer | tumble driers", DRYER),
            ("dishwasher | dish washer | dishwashing machine", DISHWASHER),
            ("aircon | air conditioner | air-con | aircons | ac unit | airconditioning", AIRCON),
            ("monitor | computer monitors | pc monitor | computer screen", MONITOR)):
        j.ask("kind", texts, kind)
    j.ask("kind", "chest freezers | chest deep freeze", both(FREEZER, layout("chest")))
    j.ask("kind", "upright freezers", both(FREEZER, layout("upright")))
    j.ask("kind", "front loaders", both(WASHER, FRONT))
    j.ask("kind", "top loaders", both(WASHER, TOP))
    j.ask("kind", "twin tub", both(WASHER, TUB))
    j.ask("kind", "washer dryer combo | washer-dryers", both(WASHER, COMBO))
    j.ask("kind", "side by side fridges", both(FRIDGE, layout("side by side")))
    j.ask("kind", "fridge freezer combination", but(FRIDGE, text("type", "cooled")), second=FRIDGE)
    j.ask("kind", "oled tvs", both(TV, text("screenTechnology", "oled")))
    for texts, kind in (
            ("yskas | yskaste | ifriji | isiqandisi", FRIDGE), ("vrieskas", FREEZER),
            ("wasmasjien | umshini wokuwasha | umatshini wokuhlamba impahla", WASHER), ("tuimeldroër | droër", DRYER),
            ("skottelgoedwasser | umshini wokuwasha izitsha", DISHWASHER), ("lugversorger | lugreëling", AIRCON),
            ("televisie | umabonakude | i-tv | umabonwakude", TV), ("rekenaarskerm", MONITOR)):
        j.ask("kind in other languages", texts, kind)
    j.ask("kind in other languages", "voorlaaier wasmasjien", WASHER, FRONT)
    j.ask("kind in other languages", "bolaaier", both(WASHER, TOP))
    j.ask("kind in other languages", "kisvrieskas", both(FREEZER, layout("chest")))
    j.ask("kind in other languages", "ysmasjien yskas", FRIDGE, flag("iceMaker"))
    j.ask("kind in other languages", "klein yskas", FRIDGE, between("capacity", high=150, near=0.5))
    j.ask("kind in other languages", "samsung yskas", FRIDGE, brand("Samsung"))
    j.ask("kind in other languages", "lg wasmasjien 8kg", WASHER, brand("LG"), kilograms(8))
    for texts, kind, *rest in (
            ("frigde | refridgerator | fride", FRIDGE), ("frezer | freezeer", FREEZER),
            ("washin machine | washing mashine | waching machine", WASHER), ("tumble dyer | tumbler drier", DRYER),
            ("dish washr | dishwaser", DISHWASHER), ("airconditoner | air condtioner | aircorn", AIRCON),
            ("monitr | moniter", MONITOR), ("televison", TV), ("samsng tv | samsumg tv", TV, brand("Samsung")),
            ("hisence fridge", FRIDGE, brand("Hisense")), ("pannasonic aircon", AIRCON, brand("Panasonic")),
            ("boch dishwasher", DISHWASHER, brand("Bosch")),
            ("fisher and pykel fridge", FRIDGE, brand("Fisher & Paykel")),
            ("whirpool washing machine", WASHER, brand("Whirlpool")),
            ("dakin air conditioner", AIRCON, brand("Daikin")), ("front lowder", WASHER, FRONT),
            ("invertor aircon", AIRCON, flag("inverter")), ("chest freeser", FREEZER, layout("chest"))):
        j.ask("misspelt", texts, kind, *rest)


def brands_and_measures(j):
    for texts, maker, kind in (
            ("samsung tv", "Samsung", TV), ("lg fridge", "LG", FRIDGE), ("bosch dishwashers", "Bosch", DISHWASHER),
            ("miele washing machine", "Miele", WASHER), ("hisense television", "Hisense", TV),
            ("haier freezer", "Haier", FREEZER), ("midea aircon", "Midea", AIRCON), ("dell monitor", "Dell", MONITOR),
            ("daikin air conditioners", "Daikin", AIRCON), ("smeg fridge", "Smeg", FRIDGE),
            ("beko dryer", "Beko", DRYER), ("sony tv", "Sony", TV), ("speed queen washer", "Speed Queen", WASHER),
            ("fisher & paykel fridge", "Fisher & Paykel", FRIDGE),
            ("mitsubishi electric aircon", "Mitsubishi Electric", AIRCON), ("fujitsu monitor", "Fujitsu", MONITOR),
            ("beko fridge", "Beko", FRIDGE), ("whirlpool top loader", "Whirlpool", both(WASHER, TOP))):
        j.ask("brand + kind", texts, kind, brand(maker))
    makers = ("Samsung", "LG", "Hisense", "Haier", "Panasonic", "Bosch", "Midea", "Miele", "TCL", "Daikin", "Beko")
    for unit, kind, measure, rule in (
            ("inch tv", TV, "screenSize", inch), ("l fridge", FRIDGE, "capacity", litres),
            ("kg washing machine", WASHER, "load", kilograms), ("btu aircon", AIRCON, "cooling", btu),
            ("kg tumble dryer", DRYER, "load", kilograms),
            ("place dishwasher", DISHWASHER, "places", lambda n: number("places", n, near=0.15))):
        for p in j.sample(3, lambda p: kind(p) and p.brand in makers and p.value(measure)):
            asked = round(p.value(measure), -3) if unit.startswith("btu") else p.value(measure)
            words = f"{p.brand.lower()} {asked:g}{' ' if j.rng.random() < 0.6 else ''}{unit}"
            if words not in j.lines:
                j.ask("brand + kind + measure", words, kind, brand(p.brand), rule(asked))
    ask = "measure"
    j.ask(ask, '55" tv | 55inch tv | tv 55 inches | 55-inch television | 55 in tv', TV, inch(55))
    j.ask(ask, "32 inch tv", TV, inch(32))
    j.ask(ask, '27" monitor | monitor 27 inch', MONITOR, inch(27))
    j.ask(ask, "12 000 btu aircon | 12000btu | aircon 12,000 BTU", AIRCON, btu(12000))
    j.ask(ask, "9000 btu air conditioner", AIRCON, btu(9000))
    j.ask(ask, "24 000btu aircon", AIRCON, btu(24000))
    j.ask(ask, "300ℓ fridge | 300 litre fridge | 300lt fridge", FRIDGE, litres(300))
    j.ask(ask, "500 l refrigerator", FRIDGE, litres(500))
    j.ask(ask, "200 liter chest freezer", FREEZER, litres(200), layout("chest"))
    j.ask(ask, "8kg washing machine | 8 kg washer | washing machine 8.0 kg", WASHER, kilograms(8))
    j.ask(ask, "7,5kg washing machine | 7.5 kg washing machine", WASHER, number("load", 7.5, near=0.07))
    j.ask(ask, "7kg dryer", DRYER, kilograms(7))
    j.ask(ask, "14 place dishwasher | dishwasher 14 place settings", DISHWASHER, number("places", 14, near=0.08))
    j.ask(ask, "45cm dishwasher | dishwasher 45 cm wide", DISHWASHER, number("width", 45, near=0.08))
    j.ask(ask, "60 cm wide fridge", FRIDGE, number("width", 60, near=0.04))


def facts(j):
    ask = "attribute"
    for texts, kind, fact in (
            ("front loader washing machine | front load washer", WASHER, FRONT),
            ("top load washing machine", WASHER, TOP), ("twin tub washing machine", WASHER, TUB),
            ("agitator washing machine", WASHER, text("action", "agitator")),
            ("chest freezer", FREEZER, layout("chest")), ("upright freezer", FREEZER, layout("upright")),
            ("frost free freezer | no frost freezer", FREEZER, FROST_FREE),
            ("frost free fridge | no frost fridge", FRIDGE, FROST_FREE),
            ("side by side fridge | side-by-side refrigerator", FRIDGE, layout("side by side")),
            ("bottom freezer fridge | fridge with bottom freezer", FRIDGE, layout("bottom freezer")),
            ("top freezer fridge", FRIDGE, layout("top freezer")), ("fridge with ice maker", FRIDGE, flag("iceMaker")),
            ("inverter aircon", AIRCON, flag("inverter")),
            ("ducted air conditioner", AIRCON,
             lambda p: int("ducting" in p.attributes and p.value("ducting") != "Not ducted")),
            ("cassette aircon", AIRCON, text("mounting", "cassette")),
            ("wall mounted aircon", AIRCON, text("mounting", "wall")),
            ("window aircon", AIRCON, text("type", "window")), ("three phase aircon", AIRCON, text("phases", "three")),
            ("cooling only aircon", AIRCON, text("airModes", "cooling only")),
            ("reverse cycle air conditioner | heating and cooling aircon", AIRCON, text("airModes", "reverse")),
            ("multi split aircon", AIRCON, text("type", "multi", "double/triple")),
            ("under ceiling aircon", AIRCON, text("mounting", "under ceiling", "floor/ceiling")),
            ("condenser dryer", DRYER, text("type", "condenser")),
            ("vented tumble dryer", DRYER, text("type", "vented")),
            ("built in dishwasher | integrated dishwasher", DISHWASHER, text("type", "built-in")),
            ("freestanding dishwasher", DISHWASHER, text("type", "freestanding")),
            ("countertop dishwasher", DISHWASHER, text("type", "bench")),
            ("slimline dishwasher", DISHWASHER, between("width", high=45, near=0.03)),
            ("oled television", TV, text("screenTechnology", "oled")),
            ("led monitor", MONITOR, text("screenTechnology", "led")),
            ("german washing machine", WASHER, text("country", "germany")),
            ("dishwasher made in turkey", DISHWASHER, text("country", "turkey"))):
        j.ask(ask, texts, kind, fact)
    ask = "compound"
    j.ask(ask, "samsung 65 inch led tv", TV, brand("Samsung"), inch(65), text("screenTechnology", "led"))
    j.ask(ask, "lg oled tv 65", TV, brand("LG"), text("screenTechnology", "oled"), inch(65))
    j.ask(ask, "bosch 8kg front loader", WASHER, brand("Bosch"), kilograms(8), FRONT)
    j.ask(ask, "samsung top loader 8.5kg", WASHER, brand("Samsung"), TOP, kilograms(8.5))
    j.ask(ask, "lg side by side fridge 600l", FRIDGE, brand("LG"), layout("side by side"), litres(600))
    j.ask(ask, "daikin inverter aircon 18000 btu", AIRCON, brand("Daikin"), flag("inverter"), btu(18000))
    j.ask(ask, "midea 12000 btu wall aircon", AIRCON, brand("Midea"), btu(12000), text("mounting", "wall"))
    j.ask(ask, "miele condenser dryer 9kg", DRYER, brand("Miele"), text("type", "condenser"), kilograms(9))
    j.ask(ask, "bosch built in dishwasher 14 place", DISHWASHER, brand("Bosch"), text("type", "built-in"),
          number("places", 14, near=0.08))
    j.ask(ask, "haier chest freezer 200l", FREEZER, brand("Haier"), layout("chest"), litres(200))
    j.ask(ask, "hisense bottom freezer fridge frost free", FRIDGE, brand("Hisense"), layout("bottom"), FROST_FREE)
    j.ask(ask, "samsung washer dryer combo 8kg", WASHER, brand("Samsung"), COMBO, kilograms(8))
    j.ask(ask, "dell 24 inch led monitor", MONITOR, brand("Dell"), inch(24), text("screenTechnology", "led"))
    j.ask(ask, "three phase ducted aircon inverter", AIRCON, text("phases", "three"), flag("inverter"),
          but(text("ducting", "duct"), text("ducting", "not ducted")))
    j.ask(ask, "upright frost free freezer 300 l", FREEZER, layout("upright"), FROST_FREE, litres(300))
    j.ask(ask, "panasonic 4 star aircon inverter", AIRCON, brand("Panasonic"), between("energyStars", 4, near=0.13),
          flag("inverter"))
    ask = "word order"
    j.ask(ask, "tv samsung 55 inch", TV, brand("Samsung"), inch(55))
    j.ask(ask, "freezer chest 300 litre", FREEZER, layout("chest"), litres(300))
    j.ask(ask, "loader front lg 9kg", WASHER, FRONT, brand("LG"), kilograms(9))
    j.ask(ask, "aircon 9000 btu inverter samsung", AIRCON, btu(9000), flag("inverter"), brand("Samsung"))
    j.ask(ask, "monitor 24 asus", MONITOR, inch(24), brand("ASUS"))
    j.ask(ask, "dishwasher bosch built-in", DISHWASHER, brand("Bosch"), text("type", "built-in"))
    j.ask(ask, "dryer condenser 7kg bosch", DRYER, text("type", "condenser"), kilograms(7), brand("Bosch"))
    j.ask(ask, "fridge frost free side by side samsung", FRIDGE, FROST_FREE, layout("side"), brand("Samsung"))


def wishes(j):
    ask = "negation"
    j.ask(ask, "tv not samsung", but(TV, brand("Samsung")))
    j.ask(ask, "washing machine not top loader", but(WASHER, TOP))
    j.ask(ask, "fridge without ice maker", but(FRIDGE, flag("iceMaker")))
    j.ask(ask, "aircon not ducted", AIRCON, text("ducting", "not ducted", "and not"))
    j.ask(ask, "freezer not chest", but(FREEZER, layout("chest")))
    j.ask(ask, "dishwasher but not bosch", but(DISHWASHER, brand("Bosch")))
    j.ask(ask, "aircon without inverter | non inverter aircon", AIRCON, lambda p: int(p.value("inverter") is False))
    j.ask(ask, "monitor excluding hp", but(MONITOR, brand("HP")))
    ask = "energy"
    j.ask(ask, "energy saving fridge | low energy refrigerator", FRIDGE, between("energyStars", 4, near=0.13))
    j.ask(ask, "5 star tv", TV, between("energyStars", 5, near=0.1))
    j.ask(ask, "energy efficient tumble dryer", DRYER, between("energyStars", 6, near=0.1))
    j.ask(ask, "4.5 star washing machine", WASHER, between("energyStars", 4.5, near=0.12))
    j.ask(ask, "most energy efficient monitors", MONITOR, between("energyStars", 6, near=0.1))
    j.ask(ask, "4 star samsung fridge", FRIDGE, between("energyStars", 4, near=0.13), brand("Samsung"))
    j.ask(ask, "power saving aircon", AIRCON, either(between("energyStars", 4, near=0.13), both(flag("inverter"),
          lambda p: 0.5)))
    ask = "size"
    j.ask(ask, "large tv | big screen tv", TV, between("screenSize", 65, near=0.16))
    j.ask(ask, "small tv", TV, between("screenSize", high=32, near=0.25))
    j.ask(ask, "mini fridge | bar fridge", FRIDGE, between("capacity", high=150, near=0.25))
    j.ask(ask, "small chest freezer", FREEZER, between("capacity", high=150, near=0.4), layout("chest"))
    j.ask(ask, "fridge for small flat", FRIDGE, between("capacity", high=250, near=0.2))
    j.ask(ask, "large capacity washing machine", WASHER, between("load", 10, near=0.15))
    j.ask(ask, "big double door fridge", FRIDGE, between("capacity", 500, near=0.15), layout("side"))
    j.ask(ask, "small dishwasher", DISHWASHER, between("places", high=9, near=0.12))
    j.ask(ask, "ultra large monitor", MONITOR, between("screenSize", 32, near=0.1))
    for texts, kind in (
            ("defy fridge | kic fridge", FRIDGE), ("sinotec tv | xiaomi tv | sansui television", TV),
            ("univa freezer", FREEZER), ("alliance aircon | jetair aircon", AIRCON), ("apple monitor", MONITOR),
            ("defy washing machine", WASHER), ("defy tumble dryer", DRYER), ("kic dishwasher", DISHWASHER)):
        j.ask("substitute", texts, kind)
    for texts, kind, *rest in (
            ("gaming monitor", MONITOR), ("burgundy fridge", FRIDGE), ("dolby vision lg tv", TV, brand("LG")),
            ("plasmacluster aircon", AIRCON), ("wifi bosch washing machine", WASHER, brand("Bosch")),
            ("antibacterial samsung fridge", FRIDGE, brand("Samsung")), ("bluetooth 55 inch tv", TV, inch(55)),
            ("graphite front loader", both(WASHER, FRONT))):
        j.ask("more than is known", texts, kind, *rest)
    for texts, kind, *rest in (
            ("i am looking for a fridge", FRIDGE), ("best washing machine", WASHER), ("aircon for sale", AIRCON),
            ("dishwasher prices in south africa", DISHWASHER), ("which tv should i buy", TV),
            ("good samsung monitor please", MONITOR, brand("Samsung")),
            ("where can i get a chest freezer", FREEZER, layout("chest")),
            ("i need a 12000 btu aircon for my bedroom", AIRCON, btu(12000)),
            ("what is the best tumble dryer to buy", DRYER), ("show me lg tvs", TV, brand("LG")),
            ("do you stock hisense fridges", FRIDGE, brand("Hisense"))):
        j.ask("filler", texts, kind, *rest)
    j.ask("ambiguous", "screen | screens", either(TV, MONITOR))
    j.ask("ambiguous", "washer", WASHER, third=DISHWASHER)
    j.ask("ambiguous", "dryer", DRYER, second=both(WASHER, COMBO))
    j.ask("ambiguous", "loader", WASHER)
    j.ask("ambiguous", "fujitsu", brand("Fujitsu", "Fujitsu General"))
    j.ask("ambiguous", "toshiba", brand("Toshiba"))
    j.ask("ambiguous", "condenser", both(DRYER, text("type", "condenser")))
    j.ask("ambiguous", "built in", text("type", "built-in"))
    j.ask("phrase", "single split system", AIRCON, text("type", "single split"))
    j.ask("phrase", "fridge freezer", but(FRIDGE, text("type", "cooled")), text("type", "fridge freezer"))
    j.ask("phrase", "tumble dryer condenser type", DRYER, text("type", "condenser"))
    j.ask("phrase", "front loader with dryer", both(WASHER, FRONT), COMBO)
    j.ask("phrase", "mitsubishi heavy industries", brand("Mitsubishi Heavy Industries",
                                                         "Mitsubishi Heavy Industries Ltd."))


def judge(j):
    kinds(j)
    brands_and_measures(j)
    facts(j)
    wishes(j)
    j.nothing("accessory", """
        tv bracket | tv remote control | monitor stand | dishwasher tablets | washing powder | fridge water
        filter | washing machine inlet hose | hdmi cable | aircon gas refill""")
    j.nothing("nothing", """
        microwave | kettle | toaster | laptop | cellphone | gas stove | hob | vacuum cleaner | steam iron |
        printer | digital camera | bluetooth speaker | headphones | couch | queen bed | cordless drill |
        lawnmower | generator | solar panel | geyser | ceiling fan | coffee machine | blender | wifi router |
        playstation | smartwatch | braai | tyres | red wine | bicycle | hair dryer | sewing machine | air
        fryer | office chair | suitcase | baby pram | paint | dog food | running shoes | perfume | car battery
        | soundbar""")
    j.models(16, letters=5)
