import sharp from 'sharp';

/**
 * Limits the decoders for uploaded pictures to the accepted types, for the whole process. Formats that can contain
 * scripts or other files (SVG, PDF, TIFF, the hundred formats of ImageMagick) are blocked.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});
