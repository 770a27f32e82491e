/** Adjectives for titles. */
export const adjectives: readonly string[] =
  'Classic Everyday Slim Heavy Light Soft Washed Raw Plain Bold Quiet Small Tall Wide Deep Double Folded Woven Ribbed Quilted Padded Coated Brushed Matte Glazed Speckled Smooth Rustic Modern Vintage Nordic Coastal Alpine Urban Rural Summer Winter Autumn Spring Morning Evening Sunday Weekday Harvest Garden Orchard Meadow Forest Prairie Desert Arctic Lunar Solar Stormproof Packable Foldable Reversible Adjustable Insulated Ventilated Sturdy Sleek Compact Roomy Featherlight Timeless Essential Signature Heritage Studio Atelier Artisan Handmade Limited Original Archive Reworked Patchwork Striped Checked Dotted Marbled Two-Tone Tonal Faded Sunwashed Stonewashed Tapered Structured Slouchy Curved Angular Minimal Rugged Weatherproof Seamless Hemmed Fringed Braided Knotted Pleated Déco Élégant Décontracté Piña-Colored'.split(
    ' ',
  )

export const useCases: readonly string[] = [
  'every day',
  'the way to work',
  'long weekends',
  'the school run',
  'market mornings',
  'small kitchens',
  'rainy commutes',
  'a picnic by the lake',
  'hot afternoons',
  'people who carry a lot',
  'people who carry little',
  'the desk and the trail',
  'guests who stay late',
  'the first train',
  'a lifetime of repairs',
  'the corner of the table',
]

export const placeNames: readonly string[] =
  'Porto Izmir Kyoto Oaxaca Bergen Lyon Ghent Turku Riga Tartu Galway Bilbao Modena Zagreb Brno Kraków Aarhus Malmö Jaipur Hanoi Fes Tunis Accra Nairobi Quito Cusco Medellín Savannah Portland Duluth'.split(
    ' ',
  )

export const productTags: readonly string[] = [
  'gift',
  'organic',
  'recycled',
  'vegan',
  'handmade',
  'waterproof',
  'lightweight',
  'travel',
  'office',
  'outdoor',
  'kitchen',
  'kids',
  'repairable',
  'limited',
  'small-batch',
  'fair-trade',
  'plastic-free',
  'machine-washable',
  'made-to-order',
  'staff-favorite',
]
