/** The picture of a machine as somebody sees it in 3D, which goes along with an enquiry: WebP. */
export const pictureSize = { width: 1200, height: 750 }
export const mostBytesOfPicture = 200 * 1024
