package io.selvage.agent.jdk;

import org.objectweb.asm.ClassReader;

/** Tells what a class cannot have without reading more of it than its constants. */
final class ConstantPool {
    private static final int UTF8 = 1;

    private ConstantPool() {}

    /** Whether {@code name}, of ASCII characters, is a text of the class: one that declares a member of it has it. */
    static boolean contains(String name, ClassReader reader) {
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            // The second half of a long or double has no place of its own.
            if (at > 0 && reader.readByte(at - 1) == UTF8 && isText(name, at, reader)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isText(String name, int at, ClassReader reader) {
        if (reader.readUnsignedShort(at) != name.length()) {
            return false;
        }
        int matching = 0;
        while (matching < name.length() && reader.readByte(at + 2 + matching) == name.charAt(matching)) {
            matching++;
        }
        return matching == name.length();
    }
}
