import sharp from 'sharp';

/**
 * Pictures of strangers are read by as little code as can be: the kinds that are taken, and nothing that can also hold
 * scripts, other files or other programs' formats (SVG, PDF, TIFF, ImageMagick's hundred). For the whole process.
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
