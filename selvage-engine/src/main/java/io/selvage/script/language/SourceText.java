package io.selvage.script.language;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The text of a script, with positions. */
public record SourceText(String file, String text) {
    private static final String ADVICE = "expected a script as UTF-8 text";

    /** @throws BadScript if the file cannot be read or is not text */
    public static SourceText read(Path path) {
        String file = path.toString();
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(path);
        } catch (IOException unreadable) {
            String why = Files.isDirectory(path)
                    ? "is a folder, expected a script"
                    : Files.exists(path) ? "cannot be read (" + unreadable + ")" : "does not exist, expected a script";
            throw new BadScript(file, List.of(new Problem(new Position(1, 1), why)));
        }
        return new SourceText(file, decode(file, bytes));
    }

    private static String decode(String file, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer decoded = CharBuffer.allocate(bytes.length + 1);
        CoderResult outcome = decoder.decode(ByteBuffer.wrap(bytes), decoded, true);
        SourceText text = new SourceText(file, decoded.flip().toString());
        if (outcome.isError()) {
            throw text.bad(text.text.length(), "not text: a byte that is no UTF-8; " + ADVICE);
        }
        int control = firstControl(text.text);
        if (control >= 0) {
            throw text.bad(control, String.format("not text: control character %#04x; " + ADVICE, (int)
                    text.text.charAt(control)));
        }
        return text.text.startsWith("\uFEFF") ? text.text.substring(1) : text.text;
    }

    private static int firstControl(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f') {
                return i;
            }
        }
        return -1;
    }

    private BadScript bad(int offset, String message) {
        return new BadScript(file, List.of(new Problem(position(offset), message)));
    }

    public Position position(int offset) {
        int end = Math.min(offset, text.length());
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Position(line, end - lineStart + 1);
    }

    public int line(int offset) {
        return position(offset).line();
    }
}
