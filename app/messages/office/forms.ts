import { inLanguage } from '../in-language.ts'

/** Texts of every form. */
export const officeFormMessages = inLanguage({
  save: 'Save',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  unchanged: 'Nothing was different.',
  restored: 'Your unsaved changes from last time are back.',
  needFix: (count: number) => (count === 1 ? '1 field needs a fix.' : `${count} fields need a fix.`),
  needChoice: (count: number) => (count === 1 ? '1 field needs a choice.' : `${count} fields need a choice.`),
  conflict: {
    chooseFirst: 'Some of this was saved after you opened it. Choose what to keep, then save.',
    title: (name: string) => `${name} changed this after you opened it`,
    /** Where no record says who it was. */
    someone: 'Someone else',
    before: 'Before',
    yours: 'Yours',
    keepTheirs: 'Keep theirs',
    useYours: 'Use yours',
    choose: 'Choose one of the two.',
  },
})
