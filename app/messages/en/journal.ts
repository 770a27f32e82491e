export default {
  by: ({ author }: { author: string }) => `By ${author}`,
}
