#!/bin/sh
# For TRANSCRIBE_COMMAND: writes down what is said in a sound with whisper.cpp, as WebVTT.
# transcribe-with-whisper.sh <sound> <language> <terms>
set -eu
whisper=/opt/whisper.cpp/build/bin/whisper-cli
model=/opt/whisper.cpp/models/ggml-large-v3-turbo.bin

sound=$1
case "$sound" in
  *.wav) ;;
  *)
    ffmpeg -nostdin -loglevel error -y -i "$sound" -ac 1 -ar 16000 "$sound.wav"
    sound="$sound.wav"
    ;;
esac

# The language is a tag such as ar-EG; whisper.cpp knows its first part.
"$whisper" --model "$model" --language "${2%%-*}" --prompt "$3" --output-vtt --output-file "$sound" \
  --no-prints --file "$sound" >&2
cat "$sound.vtt"
