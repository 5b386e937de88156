package io.selvage.verify.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The class files of a component: its class and its superclasses, most derived first; those of the JDK left out. */
public final class ComponentClasses {
    private final List<ClassNode> chain = new ArrayList<>();

    private ComponentClasses() {}

    /** A method and the class that declares it. */
    record Member(ClassNode owner, MethodNode method) {
        String key() {
            return owner.name + "." + method.name + method.desc;
        }

        boolean is(int flag) {
            return (method.access & flag) != 0;
        }
    }

    /** @throws IOException if the class file is not there or cannot be read */
    public static ComponentClasses read(String name, ClassLoader loader) throws IOException {
        ComponentClasses classes = new ComponentClasses();
        String next = name.replace('.', '/');
        boolean isOfJdk = isJdk(next);
        while (next != null && !next.equals("java/lang/Object") && (isOfJdk || !isJdk(next))) {
            ClassNode node = node(next, loader);
            classes.chain.add(node);
            next = node.superName;
        }
        return classes;
    }

    private static ClassNode node(String name, ClassLoader loader) throws IOException {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            if (in == null) {
                throw new IOException("there is no class file of " + name.replace('/', '.'));
            }
            ClassNode node = new ClassNode();
            new ClassReader(in.readAllBytes()).accept(node, ClassReader.SKIP_FRAMES);
            return node;
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unreadable) {
            throw new IOException(
                    "the class file of " + name.replace('/', '.') + " cannot be read (" + unreadable + ")", unreadable);
        }
    }

    static boolean isJdk(String name) {
        return name.startsWith("java/") || name.startsWith("javax/") || name.startsWith("jdk/");
    }

    List<ClassNode> chain() {
        return chain;
    }

    boolean contains(String internalName) {
        return chain.stream().anyMatch(node -> node.name.equals(internalName));
    }

    /** The method that a virtual call finds. */
    Optional<Member> find(String name, String descriptor) {
        return findFrom(chain.get(0).name, name, descriptor);
    }

    /** The method that is found from {@code owner} upwards. */
    Optional<Member> findFrom(String owner, String name, String descriptor) {
        boolean begun = false;
        for (ClassNode node : chain) {
            begun |= node.name.equals(owner);
            for (MethodNode method : node.methods) {
                boolean isIt = method.name.equals(name) && method.desc.equals(descriptor);
                if (begun && isIt && (method.access & Opcodes.ACC_ABSTRACT) == 0) {
                    return Optional.of(new Member(node, method));
                }
            }
        }
        return Optional.empty();
    }

    /** All methods with code that a virtual call can find; constructors and initialisers included. */
    List<Member> members() {
        List<Member> members = new ArrayList<>();
        for (ClassNode node : chain) {
            for (MethodNode method : node.methods) {
                boolean isHidden = !method.name.startsWith("<")
                        && members.stream()
                                .anyMatch(known -> known.method().name.equals(method.name)
                                        && known.method().desc.equals(method.desc));
                if (!isHidden && method.instructions.size() > 0) {
                    members.add(new Member(node, method));
                }
            }
        }
        return members;
    }
}
