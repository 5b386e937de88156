package io.selvage.explore.statistics;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Texts of any length and any characters in a file; {@code writeUTF} ends at 64 KB. */
public final class TextData {
    private TextData() {}

    static void write(String text, DataOutput out) throws IOException {
        out.writeInt(text.length());
        out.writeChars(text);
    }

    static String read(DataInput in) throws IOException {
        char[] text = new char[in.readInt()];
        for (int i = 0; i < text.length; i++) {
            text[i] = in.readChar();
        }
        return new String(text);
    }

    public static void write(List<String> texts, DataOutput out) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            write(text, out);
        }
    }

    public static List<String> readAll(DataInput in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(read(in));
        }
        return texts;
    }

    public static void write(int[] choices, DataOutput out) throws IOException {
        out.writeInt(choices.length);
        for (int choice : choices) {
            out.writeInt(choice);
        }
    }

    public static int[] readChoices(DataInput in) throws IOException {
        int[] choices = new int[in.readInt()];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = in.readInt();
        }
        return choices;
    }
}
