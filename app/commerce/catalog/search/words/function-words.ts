/** In English and German, with words for everybody, and of Japanese and Chinese what stands between words. Ignored in searches unless products are named with them, like "On" or "Men's Tee", and never a correction. */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'a about an and any as at be but by for from has have how i in is it its me my of on or our that the their these they this to up us we what where which with without you your',
    'boys girls him her kids ladies made man men mens unisex woman women womens',
    'am auf aus bei das dem den der des die ein eine einem einen einer fur gegen ich ihr im in ist mein mit nach oder ohne und von vom zu zum zur damen frauen herren kinder manner',
    'の を に は と も へ 的 了 和 与',
  ].flatMap(words => words.split(' ')),
)
