/** How roles are called on screen. */
export const roleMessages = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  editor: 'Editor',
}
