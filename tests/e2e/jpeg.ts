import sharp from 'sharp'

/** A photograph to upload. @param red another for another picture */
export const jpeg = async (name: string, red: number) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: red * 30, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer(),
})
