"""Second judged queries of the hardware shop: tools, paint, plumbing, garden; held back, to be left closed."""
from judging import between, both, brand, but, department, either, number, price, text
from second_kinds import BIT, CHISEL, DISC, GENERATOR, INVERTER, LADDER, cents, exact, goods, value


def judge(j):
    j.ask("kind", "impact drills | impact drill", goods("drills-drivers", "impact drill"),
          second=goods("drills-drivers", "hammer drill"))
    j.ask("kind", "hammer drills", goods("drills-drivers", "hammer drill", "rotary"),
          second=goods("drills-drivers", "impact drill"))
    j.ask("kind", "compound mitre saws", goods("saws", "mitre"))
    j.ask("kind", "belt sanders", goods("sanders-planers", "belt"))
    j.ask("kind", "tool battery | drill batteries", goods("batteries-chargers", "battery"))
    j.ask("kind", "drill bit set | drill bit sets", BIT)
    j.ask("kind", "cutting discs | grinder discs", DISC)
    j.ask("kind", "inverter welders | arc welder", goods("welding-compressors", "welder"))
    j.ask("kind", "socket sets", both(department("spanners-sockets"), text("type", "socket")))
    j.ask("kind", "allen keys | hex keys", goods("spanners-sockets", "hex"))
    j.ask("kind", "torque wrenches", goods("spanners-sockets", "torque"))
    j.ask("kind", "wire strippers", goods("screwdrivers-pliers", "wire stripper"))
    j.ask("kind", "long nose pliers | needle nose pliers", goods("screwdrivers-pliers", "long-nose"))
    j.ask("kind", "chisels", CHISEL)
    j.ask("kind", "wood chisel", both(CHISEL, text("type", "wood")))
    j.ask("kind", "laser levels", goods("measuring-levels", "laser"))
    j.ask("kind", "spirit levels | level tool", goods("measuring-levels", "spirit"),
          second=goods("measuring-levels", "laser"))
    j.ask("kind", "wall paint | house paint", department("wall-paint"))
    j.ask("kind", "wood varnish | varnishes", goods("enamel-varnish", "varnish"))
    j.ask("kind", "drop sheets", goods("brushes-rollers", "drop sheet"))
    j.ask("kind", "crack filler | polyfilla", goods("sealants-waterproofing", "crack"))
    j.ask("kind", "kitchen taps | sink mixer", goods("taps-mixers", "kitchen"))
    j.ask("kind", "pvc pipes", goods("pipes-fittings", "pvc"))
    j.ask("kind", "plastic pipe", goods("pipes-fittings", "pvc", "hdpe"))
    j.ask("kind", "ball valves | stopcock", goods("pipes-fittings", "valve"))
    j.ask("kind", "toilet | toilet suites", goods("toilets-basins", "close-couple", "wall-hung"))
    j.ask("kind", "shower heads | shower rose", goods("toilets-basins", "shower head"))
    j.ask("kind", "borehole pumps", goods("water-pumps-tanks", "borehole"))
    j.ask("kind", "plug points | wall plug", goods("plugs-switches", "socket"),
          second=goods("plugs-switches", "plug"), third=goods("screws-nails-bolts", "wall plugs"))
    j.ask("kind", "dimmers", goods("plugs-switches", "dimmer"))
    j.ask("kind", "multi plug | multiplugs | adaptor plug", goods("extension-leads", "multiplug"))
    j.ask("kind", "circuit breakers | breaker", goods("circuit-breakers-boards", "circuit breaker"))
    j.ask("kind", "earth leakage", goods("circuit-breakers-boards", "earth leakage"))
    j.ask("kind", "generator | gennies", GENERATOR)
    j.ask("kind", "lightbulbs | light globes", department("light-bulbs"))
    j.ask("kind", "downlighters | downlights", goods("ceiling-wall-lights", "downlight"))
    j.ask("kind", "torches | hand torch", goods("torches-headlamps", "torch"),
          second=goods("torches-headlamps", "headlamp", "lantern", "emergency"))
    j.ask("kind", "head torch | headlamps", goods("torches-headlamps", "headlamp"))
    j.ask("kind", "edge trimmer | grass trimmer", goods("trimmers-brush-cutters", "line trimmer"),
          second=goods("trimmers-brush-cutters", "brush cutter"))
    j.ask("kind", "hedge cutter | hedge trimmers", goods("trimmers-brush-cutters", "hedge"))
    j.ask("kind", "chainsaw", goods("chainsaws-blowers", "chainsaw"))
    j.ask("kind", "secateurs | pruning shears", goods("spades-rakes-hand-tools", "secateurs"),
          second=goods("spades-rakes-hand-tools", "lopper"))
    j.ask("kind", "potting soil | potting mix", goods("compost-seed-fertiliser", "potting"))
    j.ask("kind", "grass seed | lawn seed", goods("compost-seed-fertiliser", "seed"))
    j.ask("kind", "fertilizer | fertiliser", goods("compost-seed-fertiliser", "fertiliser", "bone meal"))
    j.ask("kind", "hosepipes | garden hoses", department("hoses-reels"))
    j.ask("kind", "hth | pool chlorine granules", goods("pool-chemicals", "granules"),
          second=goods("pool-chemicals", "chlorine"))
    j.ask("kind", "pool pumps | swimming pool pump", goods("pool-pumps-cleaners", "pool pump"))
    j.ask("kind", "pool net | leaf net", goods("pool-pumps-cleaners", "leaf net"))
    j.ask("kind", "gas braai | gas bbq", department("gas-braais"))
    j.ask("kind", "kettle braais", both(department("charcoal-wood-braais"), text("type", "kettle")))
    j.ask("kind", "braai wood | braai woods", goods("charcoal-wood-firelighters", "wood"))
    j.ask("kind", "potjies | three legged pot", goods("braai-tools-potjies", "potjie"))
    j.ask("kind", "braai grill",
          either(goods("braai-tools-potjies", "grid"), department("gas-braais", "charcoal-wood-braais")))
    j.ask("kind", "chipboard screws", goods("screws-nails-bolts", "chipboard"))
    j.ask("kind", "rawl plugs", goods("screws-nails-bolts", "wall plugs"))
    j.ask("kind", "shelf brackets", goods("hinges-handles-shelving", "shelf"))
    j.ask("kind", "tie down straps | ratchet straps", goods("rope-chain-tarpaulins", "ratchet"))
    j.ask("kind", "tile glue | tile adhesive", goods("cement-building", "tile adhesive"))
    j.ask("kind", "cement bags | cements", goods("cement-building", "cement"),
          second=goods("cement-building", "concrete"))
    j.ask("kind", "safety gloves | hand gloves", department("gloves"))
    j.ask("kind", "safety shoes | safety boots", goods("boots-clothing", "safety shoes", "safety boots"))
    j.ask("kind", "rain suits | rain coat", goods("boots-clothing", "rain suit"))
    j.ask("kind", "welding helmets", goods("eyes-ears-head", "welding helmet"))
    j.ask("kind", "brooms | yard brooms", goods("workshop-vacuums-brooms", "broom"))
    j.ask("kind", "mop bucket | mops", goods("workshop-vacuums-brooms", "mop"))
    j.ask("kind in other languages", "skopgraaf | umhlakulo", goods("spades-rakes-hand-tools", "shovel", "spade"))
    j.ask("kind in other languages", "ileli | iladi | trapleer", LADDER)
    j.ask("kind in other languages", "sementsak", goods("cement-building", "cement"),
          second=goods("cement-building", "concrete"))
    j.ask("kind in other languages", "izikhonkwane", goods("screws-nails-bolts", "nails"))
    j.ask("kind in other languages", "ikiriva", department("wheelbarrows-carts"))
    j.ask("kind in other languages", "ithoyilethi | toilet sitplek", goods("toilets-basins", "toilet"))
    j.ask("kind in other languages", "verlengkoord | verlengleiding", goods("extension-leads", "extension"))
    j.ask("kind in other languages", "hoekslyper", department("grinders"))
    j.ask("kind in other languages", "gasbraaier", department("gas-braais"))
    j.ask("kind in other languages", "moersleutel | isipanela", goods("spanners-sockets", "spanner", "wrench"))
    j.ask("kind in other languages", "blompot | blompotte", department("pots-planters"))
    j.ask("kind in other languages", "gom", goods("glue-tape", "glue", "adhesive", "epoxy"))
    j.ask("kind in other languages", "umshini wokugunda utshani", department("lawnmowers"))
    j.ask("kind in other languages", "grassaad", goods("compost-seed-fertiliser", "seed"))
    j.ask("brand + kind", "kudu works spanners", goods("spanners-sockets", "spanner", "wrench"), brand("Kudu Works"))
    j.ask("brand + kind", "umbala paint | umbala wall paint", department("wall-paint"), brand("Umbala"))
    j.ask("brand + kind", "blouwater pool pump", goods("pool-pumps-cleaners", "pool pump"), brand("Blouwater"))
    j.ask("brand + kind", "skermer gloves", department("gloves"), brand("Skermer"))
    j.ask("brand + kind", "tuinhoek lawnmower", department("lawnmowers"), brand("Tuinhoek"))
    j.ask("brand + kind", "isibani lights | isibani bulbs", department("light-bulbs"), brand("Isibani"),
          second=both(department("floodlights-solar-lights", "torches-headlamps"), brand("Isibani")))
    j.ask("brand + kind", "voltmark extension lead", goods("extension-leads", "extension"), brand("Voltmark"))
    j.ask("measure", "230mm grinder | 9 inch grinder | grinder 23cm", department("grinders"),
          number("diameter", 230))
    j.ask("measure", "5l paint | 5 litre wall paint | 5lt wall paint", department("wall-paint"),
          number("capacity", 5))
    j.ask("measure", "cement 50kgs | 50 kilo cement", goods("cement-building", "cement"), number("weight", 50))
    j.ask("measure", "100l geyser | 100 liter geyser", department("geysers"), number("capacity", 100))
    j.ask("measure", "3.5kw generator | 3500w generator | 3,5 kva generator", GENERATOR, number("power", 3500))
    j.ask("measure", "5kw inverter | 5000 watt inverter | 5kva inverter", INVERTER, number("power", 5000))
    j.ask("measure", "110mm pvc pipe | pvc pipe 11cm", goods("pipes-fittings", "pvc"), number("diameter", 110))
    j.ask("measure", "42cm lawnmower | lawnmower 420mm | 420 mm mower", department("lawnmowers"),
          number("cutWidth", 42))
    j.ask("measure", "10m extension cord | extension lead 10 metres", goods("extension-leads", "extension"),
          number("length", 10))
    j.ask("measure", "10kg charcoal | charcoal 10 kilos", goods("charcoal-wood-firelighters", "charcoal"),
          number("weight", 10))
    j.ask("measure", "25kg pool salt | pool salt 25 kg", goods("pool-chemicals", "salt"), number("weight", 25))
    j.ask("measure", "6x80mm screws | 6 x 80 screws", goods("screws-nails-bolts", "screws"), text("size", "6 x 80"))
    j.ask("measure", "750w pool pump | pool pump 0.75kw | 1hp pool pump", goods("pool-pumps-cleaners", "pool pump"),
          number("power", 750))
    j.ask("attribute", "black door handle", goods("hinges-handles-shelving", "door handle"), text("finish", "black"))
    j.ask("attribute", "interior paint charcoal | charcoal wall paint", department("wall-paint"),
          text("colour", "charcoal"))
    j.ask("attribute", "matt white paint",
          either(department("wall-paint"), department("enamel-varnish"), department("spray-paint")),
          text("finish", "matt"), text("colour", "white"))
    j.ask("attribute", "gold spray paint", department("spray-paint"), text("colour", "gold"))
    j.ask("attribute", "plastic wheelbarrow", department("wheelbarrows-carts"), text("material", "plastic"))
    j.ask("attribute", "nitrile gloves large", department("gloves"), text("material", "nitrile"), exact("size", "L"))
    j.ask("attribute", "diamond blade for grinder", DISC, text("type", "diamond"))
    j.ask("attribute", "cast iron braai", either(department("gas-braais"), department("charcoal-wood-braais")),
          text("material", "cast iron"))
    j.ask("attribute", "wall hung toilet", goods("toilets-basins", "toilet"), text("type", "wall-hung"))
    j.ask("attribute", "blue tarpaulin", goods("rope-chain-tarpaulins", "tarpaulin"), text("colour", "blue"))
    j.ask("attribute", "lithium battery for inverter", goods("generators-inverters", "lithium"),
          second=goods("batteries-chargers", "battery"))
    j.ask("attribute", "fibreglass handle hammer", goods("hammers-chisels", "hammer"),
          text("material", "fibreglass"))
    j.ask("attribute", "terracotta pots", department("pots-planters"), text("colour", "terracotta"))
    j.ask("negation", "lawnmower not electric", but(department("lawnmowers"), text("fuel", "electric")))
    j.ask("negation", "geyser not gas | non gas geyser", but(department("geysers"), text("type", "gas")))
    j.ask("negation", "gloves not leather", but(department("gloves"), text("material", "leather")))
    j.ask("negation", "pressure washer not petrol", but(department("pressure-washers"), text("fuel", "petrol")))
    j.ask("price", "grinder under r1500 | grinder less than 1500 rand", department("grinders"), price(0, 1500))
    j.ask("price", "ladder r1000 - r2000 | ladder between 1000 and 2000", LADDER, price(1000, 2000))
    j.ask("price", "pressure washer above r3000", department("pressure-washers"), price(3000))
    j.ask("price", "pool pump max r2500", goods("pool-pumps-cleaners", "pool pump"), price(0, 2500))
    j.ask("price", "hosepipe up to R400", department("hoses-reels"), price(0, 400))
    j.ask("misspelt", "grider", department("grinders"))
    j.ask("misspelt", "weelbarrow", department("wheelbarrows-carts"))
    j.ask("misspelt", "hozepipe | hospipe", department("hoses-reels"))
    j.ask("misspelt", "toilit", goods("toilets-basins", "toilet"))
    j.ask("misspelt", "chainsow", goods("chainsaws-blowers", "chainsaw"))
    j.ask("misspelt", "brikets | briquets", goods("charcoal-wood-firelighters", "briquettes"))
    j.ask("misspelt", "laddder", LADDER)
    j.ask("misspelt", "pottjie", goods("braai-tools-potjies", "potjie"))
    j.ask("compound", "rooikat 3500w petrol generator", GENERATOR, brand("Rooikat"), number("power", 3500),
          text("fuel", "petrol"))
    j.ask("compound", "vlamkop 4 burner gas braai", department("gas-braais"), brand("Vlamkop"), number("burners", 4))
    j.ask("compound", "30m yellow garden hose 20mm", goods("hoses-reels", "garden hose"), number("length", 30),
          text("colour", "yellow"), number("diameter", 20))
    j.ask("compound", "matt black shower mixer 15mm", goods("taps-mixers", "shower"), text("finish", "matt black"),
          text("fitting", "15"))
    j.ask("use", "something to kill ants | ant poison", goods("compost-seed-fertiliser", "insect"))
    j.ask("use", "gloves for gardening", department("gloves"), text("type", "garden"))
    j.ask("use", "drill bits for concrete | drill bit for brick", BIT, text("type", "masonry", "sds"))
    j.ask("use", "lawnmower for big garden", department("lawnmowers"), between("cutWidth", 46, near=0.1))
    j.ask("use", "lights for camping | camping light", department("torches-headlamps"),
          text("type", "lantern", "headlamp", "torch"))
    j.best("sort in words", "cheapest drill bits", BIT, (cents, False))
    j.best("sort in words", "most expensive gas braai", department("gas-braais"), (cents, True))
    j.best("sort in words", "strongest generator | most powerful generator", GENERATOR, (value("power"), True))
    j.best("sort in words", "lowest price toilet", goods("toilets-basins", "close-couple", "wall-hung"),
           (cents, False))
    j.ask("accessory", "spare battery 20v", goods("batteries-chargers", "battery"), number("voltage", 20))
    j.ask("accessory", "disc for 115mm grinder", DISC, number("diameter", 115))
    j.ask("accessory", "cover for gas braai", goods("braai-tools-potjies", "cover"))
    j.ask("accessory", "roller refills", goods("brushes-rollers", "refill"))
    j.ask("accessory", "batteries for solar inverter", goods("generators-inverters", "gel", "lithium"))
    j.nothing("accessory not sold", """
        chainsaw chain oil | geyser element | trimmer line spool | welding rods | ladder stabiliser |
        drill chuck key | wheelbarrow tyre""")
    j.nothing("nothing", """
        fridge freezer | airfryer | high heels | school shirts | office chair | mattress | bicycle helmet |
        soccer boots | fishing line | car radio | roof rack | pillow | coffee mug | wine glasses | handbag |
        sunglasses for women | violin | kettle electric | printer ink""")
    j.models(4, letters=5)
    j.eans(3)
