/**
 * What counts as the right goods for each of the spelling groups that come with the shop, judged by hand on the titles
 * of the public BigBasket list: the goods themselves, not what is made of them, nor sets that also contain them.
 * `null` says that the list has no such goods.
 */
export const EXPECTED_RESULTS: Record<string, { is: RegExp; isNot?: RegExp } | null> = {
  'wheat flour': {
    is: /\batta\b|\b(wheat flour|flour - wheat)\b/i,
    isNot:
      /noodle|cookie|biscuit|bread|chalan|dispenser|kuttu|buck ?wheat|chana|ragi|jowar|bajra|rajgira|singhara|banana|quinoa/i,
  },
  'refined flour': { is: /\bmaida\b|refined (wheat )?flour/i, isNot: /no (added )?maida|without|cookie/i },
  'gram flour': { is: /\bbesan\b|gram flour/i, isNot: /sev|laddu|ladoo|mix|face|scrub|soap|namkeen|barfi/i },
  semolina: {
    is: /\b(sooji|suji|rava|rawa|semolina)\b/i,
    isNot: /idli|idly|upma|dosa|halwa|toast|rusk|pasta|penne|spaghetti|fusilli|macaroni|mix/i,
  },
  rice: {
    is: /\b(rice|chawal)\b/i,
    isNot:
      /flour|noodle|cake|bran|ready|cooker|vinegar|puff|papad|crisp|cracker|flakes|poha|milk|paper|water|face|scrub|mix|kheer|starch|tomato|lemon|pulav|curry|bowl|spoon|snack|flattened|pudding/i,
  },
  'flattened rice': {
    is: /\b(poha|avalakki|aval|flattened rice)\b/i,
    isNot: /namkeen|mixture|ready|masala|instant|snack/i,
  },
  'pigeon pea lentil': { is: /\b(toor|tur|arhar|tuvar)\b/i, isNot: /ready|fry|masala/i },
  'split green gram': {
    is: /\b(moong|mung)\b/i,
    isNot:
      /namkeen|mix|cheela|halwa|sprout|snack|fried|masala|khichdi|ready|papad|wadi|chips|whole|sabut|atta|flour/i,
  },
  'black gram': {
    is: /\burad\b|black gram/i,
    isNot: /papad|mix|curry|batter|vada|flour|snack|wadi|ready|atta/i,
  },
  'bengal gram split': {
    is: /\b(chana|channa)\b.*\bda+l\b|\bda+l\b.*\b(chana|channa)\b|bengal gram/i,
    isNot: /namkeen|fry|snack|masala|besan|fried|chatpata|ready|kabuli|roasted|mix/i,
  },
  chickpeas: {
    is: /kabuli|\bchickpeas?\b|safed chan/i,
    isNot: /roasted|peri|spicy|tangy|flour|pasta|hummus|puff|chips|jor|curry|masala|ready|crunchy/i,
  },
  'kidney beans': { is: /\brajma\b|kidney beans?/i, isNot: /masala|ready|curry|meal|chips|rice/i },
  cumin: {
    is: /\b(cumin|jeera|zeera|jeerige)\b/i,
    isNot:
      /rice|biscuit|cookie|drink|soda|papad|khari|pani|water|toast|rusk|puri|mathri|snack|khakhra|oil|juice|bhog/i,
  },
  turmeric: {
    is: /\b(turmeric|haldi)\b/i,
    isNot:
      /latte|milk|doodh|face|soap|cream|tea|tablet|capsule|drink|juice|pickle|scrub|mask|lotion|bleach|honey|shot|wash|oil|gel|curcumin|extract|immun|sanitizer|sandal/i,
  },
  'red chilli powder': {
    is: /chill[iy].*powder|powder.*chill[iy]|lal mirch|mirchi powder/i,
    isNot: /sauce|pickle|chutney|chicken|garlic|chaat/i,
  },
  'coriander powder': { is: /(coriander|dhani?ya|dhania).*powder|powder.*(coriander|dhani?ya|dhania)/i },
  'mustard oil': { is: /mustard.*oil|oil.*mustard|kac?h?chi ghani/i, isNot: /hair/i },
  'groundnut oil': { is: /(groundnut|peanut|mungfali).*oil|oil.*(groundnut|peanut)/i, isNot: /butter/i },
  'clarified butter': {
    is: /\bghee\b/i,
    isNot: /roast|cookie|biscuit|rice|mysore|lamp|wick|diya|podi|laddu|ladoo|papdi|chips|cake/i,
  },
  sugar: {
    is: /\bsugar\b|sakkare|\bmisri\b/i,
    isNot:
      /free|no (added )?sugar|less|low|without|zero|unsweetened|cookie|biscuit|cream|scrub|chocolate|tea|bowl|pot|drink|honey|coconut|vanilla/i,
  },
  jaggery: {
    is: /\bjaggery\b|\bgud\b/i,
    isNot:
      /cookie|brownie|trail|brittle|chikki|teething|cake|almond|pistach|peanut|grain|seed|tea|coffee|sauce|chocolate|bar\b|biscuit|rusk|laddu|makhana/i,
  },
  salt: {
    is: /\bsalt\b|\bnamak\b|\buppu\b/i,
    isNot:
      /bath|butter|chips|cracker|biscuit|paare|foot|caramel|toothpaste|popcorn|nuts|almond|cashew|dishwasher|lamp|shaker|pepper|seed|chocolate|spray|makhana/i,
  },
  tea: {
    is: /\b(tea|chai)\b/i,
    isNot:
      /cup|mug|saucer|tree|spoon|kettle|strainer|biscuit|rusk|soap|oil|coaster|flask|glass|masala powder|cake|face|shampoo|light|steel|candle|scrub|gel|cream|powder for|iced?\b/i,
  },
  milk: {
    is: /\bmilk\b|\bdoodh\b/i,
    isNot:
      /soap|chocolate|biscuit|cookie|shake|coconut|almond|soya|soy|oats?|cashew|latte|cake|lotion|cream|powder|bath|boiler|pan\b|mug|candy|tea|thistle|bread|rusk|condensed|butter|dahi|wash|beverage|pack|rice|flavoured|bikis|malt|toffee|ghee|cerelac|formula|shampoo|scrub|pot\b|topp/i,
  },
  curd: {
    is: /\b(curd|dahi|yogurt)\b/i,
    isNot: /masala|vada|papdi|face|chilli|snack|soap|greek|smoothie|peanut|powder/i,
  },
  'cottage cheese': {
    is: /\bpaneer\b|cottage cheese/i,
    isNot:
      /tofu|ready|masala|tikka|pickle|mix|curry|palak|sandwich|momo|pizza|makhani|butter|matar|kadai|paratha|samosa|roll|wrap|shahi|bhurji/i,
  },
  potato: {
    is: /\bpotato(es)?\b/i,
    isNot:
      /chips|fries|starch|wedges|sweet|chiwda|namkeen|snack|papad|bhujia|crisps?|wafers?|masala|sticks|salted|classic|flakes|peeler|masher|pancake|smiles|bites|cream/i,
  },
  onion: {
    is: /\bonions?\b/i,
    isNot:
      /rings|chips|powder|oil|shampoo|hair|cream|cocktail|spring|sauce|dip|crisps?|flakes|snack|gravy|fried|seeds|paste|masala|pickle|bread|salt|mask|makhana|chutney|conditioner|serum|bites|namkeen/i,
  },
  tomato: {
    is: /\btomato(es)?\b/i,
    isNot:
      /ketchup|sauce|puree|soup|chips|rice|cherry|paste|juice|dried|pickle|chutney|noodle|peeled|snack|puff|ready|masala|oats|rings|crisps?|thokku|gravy|powder|bhel|cheese|salsa|dip|straws/i,
  },
  garlic: {
    is: /\bgarlic\b/i,
    isNot:
      /bread|oil|powder|pickle|chutney|sauce|paste|toast|salt|seasoning|nuggets|crackers|capsule|tablet|masala|mayo|dip|chips|papad|press|crisps?|noodle|flakes|granul|sticks|spread|butter|pepper|podi|bhakarwadi|khakhra|snack/i,
  },
  ginger: {
    is: /\bginger\b/i,
    isNot:
      /podi|pickle|tea|ale|paste|powder|candy|biscuit|oil|thai|juice|squash|chutney|lemon|honey|drink|cookie|bread|sushi|shot|soap|tulsi|mulethi|murabba|dry|dried|sauce|capsule|snack|coffee|crystall/i,
  },
  'green chilli': {
    is: /green chill[iy]|chill[iy] -? ?green|hari mirch/i,
    isNot: /sauce|pickle|achar|chutney|paste|masala|noodle|chips|powder|mayo/i,
  },
  'coriander leaves': {
    is: /coriander leaves|hara dhaniya|dhaniya patta|^coriander\b(?!.*(powder|seed|whole|dal))/i,
    isNot: /chutney|khakhra|masala|sauce|powder|seed|paste|oil|whole/i,
  },
  okra: { is: /\b(okra|ladies finger|bhindi)\b/i, isNot: /fried|masala|chips|ready|pickle/i },
  spinach: {
    is: /\b(spinach|palak)\b/i,
    isNot:
      /pasta|noodle|soup|papad|paneer|lavash|masala|ready|dal|straws|colour|chips|puri|snack|khakhra|wrap|powder/i,
  },
  eggplant: { is: /\b(brinjal|eggplant|baingan)\b/i, isNot: /pickle|ready|masala|gravy|bharta mix|chips/i },
  cauliflower: { is: /\b(cauliflower|gobi|gobhi)\b/i, isNot: /pickle|masala|rice|manchurian|ready|chips/i },
  'bottle gourd': { is: /\bbottle gourd\b|\b(lauki|dudhi)\b/i, isNot: /juice|soap|oil|halwa/i },
  banana: {
    is: /\bbananas?\b/i,
    isNot:
      /chips|flower|stem|raw|leaf|flour|shake|powder|cereal|puree|cake|bread|wafer|biscuit|milk|shampoo|soap|bubble|hair|cookie|pancake|oats|smoothie|condom|candy|yogurt|toffee|lassi|flavou?r/i,
  },
  lemon: {
    is: /\blemon\b|^lime\b|\bnimbu\b/i,
    isNot:
      /grass|tea|pickle|achar|juice|drink|soap|dishwash|squash|rice|oil|honey|chips|pani|detergent|cleaner|chana|cake|biscuit|cookie|mint|ginger|candy|pepper|cream|shampoo|wash|squeezer|gel|bar|sherbet|soda|water|chaat|balm|scrub|powder|liquid|spray|essence|flavou?r|curd|tart|spicy|bath|incense|fresh(ener)?|perfume|deo|candle|bleach|murabba|chilli/i,
  },
  biscuits: { is: /\bbiscuits?\b/i, isNot: /cutter|dog|cat|pet|jar|container|mould|puppy|treat/i },
  'savoury snack': { is: /\bnamkeen\b|\bmixture\b|\bbhujia\b|\bsev\b/i, isNot: /cough|cleaner|container/i },
  'bath soap': {
    is: /\bsoaps?\b|bathing bar/i,
    isNot: /case|dish ?wash|box|dispenser|liquid|stand|holder|detergent|hand|laundry|nut/i,
  },
  'washing powder': {
    is: /\bwashing powder\b|detergent powder|detergent|surf excel/i,
    isNot: /bar\b|cake|liquid|dish|machine cleaner|floor|bottle/i,
  },
  toothpaste: {
    is: /\btooth ?paste\b|\bmanjan\b|tooth powder/i,
    isNot: /dispenser|holder|stand|dog|puppy|brush/i,
  },
  'hair oil': {
    is: /\bhair oil\b|coconut oil/i,
    isNot: /shampoo|conditioner|soap|lotion|cream|mask|serum|body/i,
  },
  matchbox: null,
  'incense sticks': {
    is: /\b(agarbatti|agarbathi|incense)\b/i,
    isNot: /stand|holder|frankincense|mosquito/i,
  },
};
