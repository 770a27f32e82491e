import type { Dice } from '../../demo/big-shop/dice.ts'

const slipsIn = 1 / 3
const halfTyped = 1 / 5
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** One to three words of a title as a shopper types them: a third with a slip, a fifth half typed. */
export function wordsLookedFor(title: string, dice: Dice): string {
  const all = title.toLowerCase().split(/\s+/)
  const words = dice.pickSome(all, dice.whole(1, 3))
  const long = words.filter(word => /^[a-z]{4,}$/.test(word))
  if (long.length > 0 && dice.happens(slipsIn)) {
    const word = dice.pick(long)
    words[words.indexOf(word)] = mistyped(word, dice)
  }
  const last = words.pop()!
  words.push(dice.happens(halfTyped) ? last.slice(0, Math.max(2, Math.ceil(last.length / 2))) : last)
  return words.join(' ')
}

/** A letter left out, doubled, hit beside, or two exchanged. */
function mistyped(word: string, dice: Dice): string {
  const at = dice.whole(1, word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)]
  return dice.pick([
    before + next + after,
    before + letter + letter + next + after,
    before + dice.pick(letters) + next + after,
    before + next + letter + after,
  ])
}
