package io.selvage.agent.effects;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Reads class files of the running JDK, as they are on disk. */
final class JdkClassFiles {
    private static final int SKIPPED = ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
    private static final int READERS_KEPT = 48;

    private final Map<String, Module> modules = new HashMap<>();
    private final Map<String, ClassReader> readers = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ClassReader> eldest) {
            return size() > READERS_KEPT;
        }
    };

    JdkClassFiles() {
        for (Module module : ModuleLayer.boot().modules()) {
            if (module.getName().startsWith("java.") || module.getName().startsWith("jdk.")) {
                module.getPackages().forEach(name -> modules.put(name.replace('.', '/'), module));
            }
        }
    }

    /** The module of a package; null if no module of the JDK has it. */
    Module moduleOf(String packageName) {
        return modules.get(packageName);
    }

    /** Null if the JDK has no such class. */
    ClassInfo info(String name) {
        ClassReader reader = reader(name);
        if (reader == null) {
            return null;
        }
        InfoVisitor visitor = new InfoVisitor();
        reader.accept(visitor, SKIPPED | ClassReader.SKIP_CODE);
        return visitor.info;
    }

    List<String> directSupertypes(String name) {
        byte[] bytes = bytes(name);
        if (bytes == null) {
            return List.of();
        }
        ClassReader reader = new ClassReader(bytes);
        List<String> types = new ArrayList<>(List.of(reader.getInterfaces()));
        if (reader.getSuperName() != null) {
            types.add(reader.getSuperName());
        }
        return types;
    }

    /** Null if the class declares no such method. */
    MethodNode code(String owner, String name, String descriptor) {
        MethodNode[] found = new MethodNode[1];
        ClassVisitor visitor = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String method, String desc, String signature, String[] exceptions) {
                if (!method.equals(name) || !desc.equals(descriptor)) {
                    return null;
                }
                found[0] = new MethodNode(Opcodes.ASM9, access, method, desc, null, null);
                return found[0];
            }
        };
        reader(owner).accept(visitor, SKIPPED);
        return found[0];
    }

    /** Lets {@code visitor} see the whole class with its code. */
    void read(String name, ClassVisitor visitor) {
        reader(name).accept(visitor, SKIPPED);
    }

    private ClassReader reader(String name) {
        ClassReader reader = readers.get(name);
        if (reader == null) {
            byte[] bytes = bytes(name);
            if (bytes == null) {
                return null;
            }
            reader = new ClassReader(bytes);
            readers.put(name, reader);
        }
        return reader;
    }

    private byte[] bytes(String name) {
        int slash = name.lastIndexOf('/');
        Module module = slash < 0 ? null : modules.get(name.substring(0, slash));
        if (module == null) {
            return null;
        }
        try (InputStream in = module.getResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            // a class that cannot be read is one that nobody knows
            return null;
        }
    }

    private static final class InfoVisitor extends ClassVisitor {
        private ClassInfo info;

        InfoVisitor() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String sig, String superName, String[] interfaces) {
            info = new ClassInfo(name, superName, interfaces == null ? List.of() : List.of(interfaces), access);
        }

        @Override
        public void visitPermittedSubclass(String name) {
            info.permitted = new ArrayList<>(info.permitted);
            info.permitted.add(name);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String sig, Object value) {
            info.fields.put(name, new ClassInfo.Member(info.name, name, descriptor, access));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String desc, String sig, String[] exceptions) {
            info.methods.put(name + desc, new ClassInfo.Member(info.name, name, desc, access));
            return null;
        }
    }
}
