"""Second judged queries of the hardware shop: tools, paint, plumbing, garden; to improve by."""
from judging import between, both, brand, but, department, either, flag, number, price, text
from second_kinds import BIT, BLADE, GENERATOR, INVERTER, LADDER, PUMP, cents, exact, goods, value


def judge(j):
    j.ask("kind", "baby grinder | angle grinder tool", department("grinders"))
    j.ask("kind", "circular saws | skill saw", goods("saws", "circular"))
    j.ask("kind", "jig saw | jigsaws", goods("saws", "jigsaw"))
    j.ask("kind", "planer | electric planers", goods("sanders-planers", "planer"))
    j.ask("kind", "sanding machine | sanders", goods("sanders-planers", "sander"))
    j.ask("kind", "lithium batteries",
          either(goods("batteries-chargers", "battery"), goods("generators-inverters", "lithium")))
    j.ask("kind", "charger | battery chargers", goods("batteries-chargers", "charger"))
    j.ask("kind", "masonry bits", both(BIT, text("type", "masonry", "sds")))
    j.ask("kind", "compressor | compressors", goods("welding-compressors", "compressor"))
    j.ask("kind", "shifting spanner | adjustable spanners", goods("spanners-sockets", "adjustable"))
    j.ask("kind", "side cutter | side cutters", goods("screwdrivers-pliers", "side cutters"))
    j.ask("kind", "sledge hammer", goods("hammers-chisels", "sledge"))
    j.ask("kind", "rubber mallets", goods("hammers-chisels", "mallet"))
    j.ask("kind", "claw hammers", goods("hammers-chisels", "claw"))
    j.ask("kind", "hacksaws | hack saw", goods("hand-saws-knives", "hacksaw"))
    j.ask("kind", "stanley knife | utility knives", goods("hand-saws-knives", "utility"))
    j.ask("kind", "work bench | workbenches", goods("tool-boxes-workbenches", "workbench"))
    j.ask("kind", "tool chest | tool trolley", goods("tool-boxes-workbenches", "chest"))
    j.ask("kind", "enamel paints", goods("enamel-varnish", "enamel"))
    j.ask("kind", "spray cans | aerosol paint", department("spray-paint"))
    j.ask("kind", "paint rollers | roller", goods("brushes-rollers", "paint roller"),
          second=goods("brushes-rollers", "roller", "tray"))
    j.ask("kind", "damp proofing | damp seal", goods("sealants-waterproofing", "damp"))
    j.ask("kind", "shower mixers", goods("taps-mixers", "shower"))
    j.ask("kind", "garden taps | outside tap", goods("taps-mixers", "garden"))
    j.ask("kind", "elbows | pipe elbow", goods("pipes-fittings", "elbow"))
    j.ask("kind", "basins | bathroom basin", goods("toilets-basins", "wash basin"))
    j.ask("kind", "kitchen sink | sinks", goods("toilets-basins", "sink"))
    j.ask("kind", "geysers", department("geysers"))
    j.ask("kind", "gas geysers", goods("geysers", "gas"))
    j.ask("kind", "water tanks | rain water tank", goods("water-pumps-tanks", "tank"))
    j.ask("kind", "booster pump | pressure pumps", goods("water-pumps-tanks", "booster", "pressure"))
    j.ask("kind", "electrical cable | electric wire", department("cable-wire"))
    j.ask("kind", "light switches", goods("plugs-switches", "light switch", "dimmer"))
    j.ask("kind", "extension cords", goods("extension-leads", "extension"))
    j.ask("kind", "inverters", INVERTER)
    j.ask("kind", "ceiling lights", goods("ceiling-wall-lights", "ceiling light"),
          second=goods("ceiling-wall-lights", "downlight", "pendant", "bulkhead"))
    j.ask("kind", "pendant lamp | pendant lights", goods("ceiling-wall-lights", "pendant"))
    j.ask("kind", "floodlights | flood lights", department("floodlights-solar-lights"))
    j.ask("kind", "lawnmower | mowers", department("lawnmowers"))
    j.ask("kind", "leaf blowers | garden blower", goods("chainsaws-blowers", "blower"))
    j.ask("kind", "shovels | shovel", goods("spades-rakes-hand-tools", "shovel", "spade"))
    j.ask("kind", "garden forks", goods("spades-rakes-hand-tools", "fork"))
    j.ask("kind", "wheel barrow", department("wheelbarrows-carts"))
    j.ask("kind", "plant pots | planters", department("pots-planters"))
    j.ask("kind", "compost", goods("compost-seed-fertiliser", "compost"))
    j.ask("kind", "sprinkler | garden sprinklers", goods("sprinklers-drip", "sprinkler"))
    j.ask("kind", "drip irrigation", goods("sprinklers-drip", "drip"))
    j.ask("kind", "pool acid", goods("pool-chemicals", "acid"))
    j.ask("kind", "pool filter | sand filters", goods("pool-pumps-cleaners", "sand filter"))
    j.ask("kind", "fire pits | boma fire pit", goods("charcoal-wood-braais", "fire pit"))
    j.ask("kind", "fire lighters | blitz firelighters", goods("charcoal-wood-firelighters", "firelighters"))
    j.ask("kind", "braai grids | braai grid", goods("braai-tools-potjies", "grid"))
    j.ask("kind", "bolts and nuts | bolts", goods("screws-nails-bolts", "bolts"))
    j.ask("kind", "wall plugs", goods("screws-nails-bolts", "wall plugs"), third=goods("plugs-switches", "socket"))
    j.ask("kind", "padlock | pad locks", goods("locks-security", "padlock"))
    j.ask("kind", "dead bolt | deadbolts", goods("locks-security", "deadbolt"))
    j.ask("kind", "door handles", goods("hinges-handles-shelving", "door handle"))
    j.ask("kind", "drawer runners | drawer slides", goods("hinges-handles-shelving", "drawer"))
    j.ask("kind", "duct tape | ducktape", goods("glue-tape", "duct"))
    j.ask("kind", "super glue | superglue", goods("glue-tape", "super"))
    j.ask("kind", "tarps | tarp | tarpaulins", goods("rope-chain-tarpaulins", "tarpaulin"))
    j.ask("kind", "boiler suit | overall", goods("boots-clothing", "overall"))
    j.ask("kind", "ear protection | ear muffs", goods("eyes-ears-head", "ear muffs"))
    j.ask("kind", "step ladders | stepladder", department("step-ladders"))
    j.ask("kind", "extension ladders", goods("extension-folding-ladders", "extension"))
    j.ask("kind", "pressure washer | high pressure hose cleaner", department("pressure-washers"))
    j.ask("kind", "wet dry vac | shop vac", goods("workshop-vacuums-brooms", "vacuum"))
    j.ask("kind in other languages", "hamers", goods("hammers-chisels", "hammer", "mallet"))
    j.ask("kind in other languages", "isaha | handsaag", department("hand-saws-knives"),
          second=either(department("saws"), goods("chainsaws-blowers", "chainsaw")))
    j.ask("kind in other languages", "ipeyinti | muurverf", department("wall-paint"),
          second=either(department("spray-paint"), department("enamel-varnish")))
    j.ask("kind in other languages", "waterpyp | ipayipi",
          either(goods("pipes-fittings", "pipe"), department("hoses-reels")))
    j.ask("kind in other languages", "krane | waterkraan", department("taps-mixers"))
    j.ask("kind in other languages", "impompo", either(department("taps-mixers"), PUMP))
    j.ask("kind in other languages", "itotshi | ithoshi", goods("torches-headlamps", "torch"),
          second=department("torches-headlamps"))
    j.ask("kind in other languages", "izinkuni | iinkuni | braaihoutjies",
          goods("charcoal-wood-firelighters", "wood"))
    j.ask("kind in other languages", "ibhodwe lezinyawo | driebeenpot", goods("braai-tools-potjies", "potjie"))
    j.ask("kind in other languages", "waterpomp | iphampu", PUMP)
    j.ask("kind in other languages", "umtshayelo | besems", goods("workshop-vacuums-brooms", "broom"))
    j.ask("kind in other languages", "ijeneretha", GENERATOR)
    j.ask("kind in other languages", "swembadpomp", goods("pool-pumps-cleaners", "pool pump"))
    j.ask("kind in other languages", "rubberstewels | amagamubhuthi", goods("boots-clothing", "gumboots"))
    j.ask("brand + kind", "bosveld drill", department("drills-drivers"), brand("Bosveld"))
    j.ask("brand + kind", "torq angle grinder", department("grinders"), brand("Torq"))
    j.ask("brand + kind", "aquaflo taps", department("taps-mixers"), brand("Aquaflo"))
    j.ask("brand + kind", "stoep tarpaulin", goods("rope-chain-tarpaulins", "tarpaulin"), brand("Stoep"))
    j.ask("brand + kind", "hardekool charcoal", goods("charcoal-wood-firelighters", "charcoal"), brand("Hardekool"))
    j.ask("brand + kind", "hoefyster hammer", goods("hammers-chisels", "hammer", "mallet"), brand("Hoefyster"))
    j.ask("brand + kind", "groenvinger compost", goods("compost-seed-fertiliser", "compost"), brand("Groenvinger"))
    j.ask("measure", "20v drill | 20 volt drill | drill 20V", department("drills-drivers"),
          number("voltage", 20, near=0.12))
    j.ask("measure", "1200w grinder | grinder 1.2kw | 1,2 kw angle grinder", department("grinders"),
          number("power", 1200))
    j.ask("measure", "2500l tank | 2 500 liter water tank | 2500 lt jojo", goods("water-pumps-tanks", "tank"),
          number("capacity", 2500))
    j.ask("measure", "100ah battery | 100 amp hour lithium battery", goods("generators-inverters", "gel", "lithium"),
          number("ampHours", 100))
    j.ask("measure", "2.5mm cable | 2,5 mm2 cable | 2.5 square mm wire", department("cable-wire"),
          number("thickness", 2.5))
    j.ask("measure", "20a circuit breaker | 20 amps breaker", goods("circuit-breakers-boards", "circuit breaker"),
          number("current", 20))
    j.ask("measure", "22mm copper pipe | copper pipe 22 mm", goods("pipes-fittings", "copper"),
          number("diameter", 22))
    j.ask("measure", "50m hosepipe | 50 metre hose | hose 50 meters", department("hoses-reels"),
          number("length", 50))
    j.ask("measure", "8m tape measure | tape measure 8 meter", goods("measuring-levels", "tape measure"),
          number("length", 8))
    j.ask("measure", "5 step ladder | five step ladder", department("step-ladders"), number("steps", 5))
    j.ask("measure", "165bar pressure washer | 165 bar washer", department("pressure-washers"),
          number("pressure", 165, near=0.2))
    j.ask("measure", "number 3 potjie | size 3 potjie | potjie no 3", goods("braai-tools-potjies", "potjie"),
          exact("size", "3"))
    j.ask("measure", "100w floodlight | flood light 100 watts", department("floodlights-solar-lights"),
          number("power", 100))
    j.ask("attribute", "battery lawnmower", department("lawnmowers"), text("fuel", "battery"))
    j.ask("attribute", "petrol hedge trimmer", goods("trimmers-brush-cutters", "hedge"), text("fuel", "petrol"))
    j.ask("attribute", "gas geyser 100l", department("geysers"), text("type", "gas"), number("capacity", 100))
    j.ask("attribute", "brass padlock", goods("locks-security", "padlock"), text("material", "brass"))
    j.ask("attribute", "e27 warm white bulb", department("light-bulbs"), text("fitting", "e27"),
          text("type", "warm"))
    j.ask("attribute", "gu10 bulbs | gu10 downlight globe", department("light-bulbs"), text("fitting", "gu10"))
    j.ask("attribute", "motion sensor light", department("floodlights-solar-lights"), text("type", "motion"))
    j.ask("attribute", "solar lights", department("floodlights-solar-lights"), text("type", "solar"))
    j.ask("attribute", "green water tank", goods("water-pumps-tanks", "tank"), text("colour", "green"))
    j.ask("attribute", "size 8 safety boots", goods("boots-clothing", "safety boots"), exact("size", "8"))
    j.ask("attribute", "telescopic ladder aluminium",
          both(department("extension-folding-ladders"), text("type", "telescopic")), text("material", "aluminium"))
    j.ask("attribute", "3 burner gas braai", department("gas-braais"), number("burners", 3))
    j.ask("attribute", "chrome basin mixer", goods("taps-mixers", "basin"), text("finish", "chrome"))
    j.ask("negation", "drill no cord | drill without cord", department("drills-drivers"), flag("cordless"))
    j.ask("negation", "ladder not aluminium", but(LADDER, text("material", "aluminium")))
    j.ask("negation", "enamel paint not white", but(goods("enamel-varnish", "enamel"), text("colour", "white")))
    j.ask("negation", "angle grinder except bosveld", but(department("grinders"), brand("Bosveld")))
    j.ask("price", "generator under 10k | generator below R10 000", GENERATOR, price(0, 10000))
    j.ask("price", "paint under r500",
          either(department("wall-paint"), department("enamel-varnish"), department("spray-paint")), price(0, 500))
    j.ask("price", "gas braai not more than r5000", department("gas-braais"), price(0, 5000))
    j.ask("price", "grassnyer onder r4000", department("lawnmowers"), price(0, 4000))
    j.ask("price", "chainsaw from r2000 to r3000", goods("chainsaws-blowers", "chainsaw"), price(2000, 3000))
    j.ask("misspelt", "drrill", department("drills-drivers"))
    j.ask("misspelt", "skrewdriver | screwdrver", goods("screwdrivers-pliers", "screwdriver"),
          second=goods("drills-drivers", "screwdriver"))
    j.ask("misspelt", "extention lead", goods("extension-leads", "extension"))
    j.ask("misspelt", "seement | cemment", goods("cement-building", "cement"),
          second=goods("cement-building", "concrete"))
    j.ask("misspelt", "spaner | spannar", goods("spanners-sockets", "spanner", "wrench"))
    j.ask("misspelt", "fertaliser", goods("compost-seed-fertiliser", "fertiliser", "bone meal"))
    j.ask("misspelt", "inverta", INVERTER)
    j.ask("misspelt", "flood lite", department("floodlights-solar-lights"))
    j.ask("compound", "bosveld 18v cordless angle grinder 115mm", department("grinders"), brand("Bosveld"),
          number("voltage", 18, near=0.12), number("diameter", 115))
    j.ask("compound", "white ceiling paint 20 litre", department("wall-paint"), text("type", "ceiling"),
          text("colour", "white"), number("capacity", 20))
    j.ask("compound", "petrol lawnmower 51cm self propelled", department("lawnmowers"), text("fuel", "petrol"),
          number("cutWidth", 51), text("type", "self"))
    j.ask("compound", "leather welding gloves large", department("gloves"), text("material", "leather"),
          text("type", "welding"), exact("size", "L"))
    j.ask("use", "paint for outside walls | paint for exterior walls", department("wall-paint"),
          text("type", "exterior"))
    j.ask("use", "pump for borehole", goods("water-pumps-tanks", "borehole"),
          second=goods("water-pumps-tanks", "submersible"))
    j.ask("use", "fix leaking roof | seal roof leak", department("sealants-waterproofing"),
          text("type", "bitumen", "rubberised"))
    j.ask("use", "generator for whole house", GENERATOR, between("power", 6000, near=0.45))
    j.ask("use", "lock for gate", department("locks-security"))
    j.ask("use", "saw for cutting branches",
          either(goods("hand-saws-knives", "pruning", "bow"), goods("chainsaws-blowers", "chainsaw")),
          second=goods("spades-rakes-hand-tools", "lopper"))
    j.best("sort in words", "cheapest geyser | goedkoopste geyser", department("geysers"), (cents, False))
    j.best("sort in words", "biggest water tank | largest jojo tank", goods("water-pumps-tanks", "tank"),
           (value("capacity"), True))
    j.best("sort in words", "longest extension lead", goods("extension-leads", "extension"), (value("length"), True))
    j.best("sort in words", "cheap pressure washer", department("pressure-washers"), (cents, False))
    j.best("sort in words", "smallest gas geyser", both(department("geysers"), text("type", "gas")),
           (value("capacity"), False))
    j.ask("accessory", "charger for 18v battery", goods("batteries-chargers", "charger"), number("voltage", 18))
    j.ask("accessory", "saw blade 185mm | blade for 185mm circular saw", BLADE, number("diameter", 185))
    j.ask("accessory", "pool brush | brush for pool", goods("pool-pumps-cleaners", "brush"))
    j.ask("accessory", "toilet seats", goods("toilets-basins", "seat"))
    j.ask("accessory", "irrigation timer | timer for sprinklers", goods("sprinklers-drip", "timer"))
    j.nothing("accessory not sold", """
        lawnmower spark plug | gas cylinder | toilet cistern lever | generator oil filter | pool filter sand |
        pressure washer detergent | paint thinners""")
    j.nothing("nothing", """
        smart tv | washing machine top loader | laptop bag | bread | eggs | baby cot | nappies | shampoo |
        toothpaste | playstation | novel | birthday cake | cat litter | motor oil | duvet | suitcase |
        microwave oven | dishwasher tablets | hair clippers""")
    j.models(4, letters=5)
    j.eans(3)
