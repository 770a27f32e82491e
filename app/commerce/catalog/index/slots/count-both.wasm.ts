// Compiled from count-both.wat by `npm run compile-wat`.

export const countBothWasm =
  'AGFzbQEAAAABCAFgA39/fwF/AhABBHNob3AGbWVtb3J5AgABAwIBAAcNAQljb3VudEJvdGgAAAo5ATcBAn8gACACaiEDA0AgBCAAKQMAIAEpAwCDe6dqIQQgAEEIaiEAIAFBCGohASAAIANJDQALIAQL'

export const countBothSourceHash = '0a08434b5b9139436130928ef772f8ab9b3932740fc8c3430c5a2e4d23186826'
