package io.selvage.cli.input;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Modifier;

/**
 * What must be known of a class before it is loaded: loading it just to look would already weave it.
 *
 * @param javaVersion the oldest Java that can run it
 * @param name with slashes
 * @param superName with slashes; null for Object
 * @param hasMain whether it declares {@code public static void main(String[])}
 */
record ClassHeader(int javaVersion, String name, String superName, boolean hasMain) {
    private static final int MAGIC = 0xCAFEBABE;

    /** @throws IOException if these bytes are no class file */
    static ClassHeader read(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (in.readInt() != MAGIC) {
            throw new IOException("not a class file");
        }
        in.readUnsignedShort();
        int major = in.readUnsignedShort();
        Object[] pool = readPool(in);
        in.skipNBytes(2);
        String name = name(pool, in.readUnsignedShort());
        String superName = name(pool, in.readUnsignedShort());
        in.skipNBytes(2L * in.readUnsignedShort());
        readMembers(in, pool);
        boolean hasMain = readMembers(in, pool);
        return new ClassHeader(major - 44, name, superName, hasMain);
    }

    /** Strings at UTF-8 entries, the index of the name at class entries. */
    private static Object[] readPool(DataInputStream in) throws IOException {
        Object[] pool = new Object[in.readUnsignedShort()];
        for (int index = 1; index < pool.length; index++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> pool[index] = in.readUTF();
                case 7 -> pool[index] = in.readUnsignedShort();
                case 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                case 5, 6 -> {
                    in.skipNBytes(8);
                    index++;
                }
                default -> throw new IOException("unknown constant " + tag);
            }
        }
        return pool;
    }

    /** Fields or methods; whether the main method is among them. */
    private static boolean readMembers(DataInputStream in, Object[] pool) throws IOException {
        boolean hasMain = false;
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            int access = in.readUnsignedShort();
            Object name = pool[in.readUnsignedShort()];
            Object descriptor = pool[in.readUnsignedShort()];
            hasMain |= Modifier.isPublic(access)
                    && Modifier.isStatic(access)
                    && "main".equals(name)
                    && "([Ljava/lang/String;)V".equals(descriptor);
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                in.skipNBytes(2);
                in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
            }
        }
        return hasMain;
    }

    private static String name(Object[] pool, int classIndex) {
        return classIndex == 0 ? null : (String) pool[(Integer) pool[classIndex]];
    }
}
