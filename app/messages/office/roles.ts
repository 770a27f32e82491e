import { inLanguage } from '../in-language.ts'

/** How roles are called on screen. */
export const roleMessages = inLanguage({
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  editor: 'Editor',
})
