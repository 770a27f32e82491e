export default {
  benefits: 'Why shop with us',
  carousel: 'carousel',
  newArrivals: 'New Arrivals',
  nextProduct: 'Next product',
  pause: 'Pause',
  play: 'Play',
  previousProduct: 'Previous product',
  slide: 'slide',
  slidePosition: ({ position, count }: { position: number; count: number }) => `${position} of ${count}`,
}
