package io.selvage.agent.weave.index;

import io.selvage.agent.bytecode.Names;
import io.selvage.hooks.OperationGranularity;
import io.selvage.hooks.Weaving;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * Facts about the classes that one class loader sees, read from their class files: no class is loaded. Safe for use by
 * several threads. All names are internal names.
 */
public final class ClassIndex {
    /** Weak, so that an index may be the value of a map with weak keys. */
    private final WeakReference<ClassLoader> loader;

    private final Predicate<String> woven;
    private final Map<String, Optional<ClassFacts>> known = new ConcurrentHashMap<>();

    /**
     * @param loader the loader to look through; null for the bootstrap loader
     * @param woven decides by internal name which classes are woven
     */
    public ClassIndex(ClassLoader loader, Predicate<String> woven) {
        this.loader = new WeakReference<>(loader);
        this.woven = woven;
    }

    public boolean isWoven(String name) {
        return woven.test(name);
    }

    /** Notes the class in {@code reader}, which may have no resource to be found by. */
    public void add(ClassReader reader) {
        known.put(reader.getClassName(), Optional.of(ClassFacts.of(reader)));
    }

    /** Empty if the class file cannot be found. */
    public Optional<ClassFacts> facts(String name) {
        Optional<ClassFacts> facts = known.get(name);
        if (facts == null) {
            facts = read(name);
            known.put(name, facts);
        }
        return facts;
    }

    private Optional<ClassFacts> read(String name) {
        try (InputStream resource = open(name + ".class")) {
            return resource == null ? Optional.empty() : Optional.of(ClassFacts.of(new ClassReader(resource)));
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    /** The class with its code, without frames and names of variables; empty if the class file cannot be found. */
    public Optional<ClassNode> classNode(String name) {
        try (InputStream resource = open(name + ".class")) {
            return resource == null ? Optional.empty() : Optional.of(classNode(new ClassReader(resource)));
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    public static ClassNode classNode(ClassReader reader) {
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return node;
    }

    private InputStream open(String resource) {
        ClassLoader through = loader.get();
        InputStream found = through == null || Names.isJdk(resource) ? null : through.getResourceAsStream(resource);
        return found != null ? found : ClassLoader.getSystemResourceAsStream(resource);
    }

    public boolean isInterface(String name) {
        return facts(name).map(ClassFacts::isInterface).orElse(false);
    }

    /** True if no class can extend it. */
    public boolean isFinal(String name) {
        return facts(name).map(facts -> (facts.access & Opcodes.ACC_FINAL) != 0).orElse(false);
    }

    /** What counts as one operation on objects of the class. */
    public OperationGranularity grain(String name) {
        return Weaving.granularity(Names.dotted(name))
                .orElseGet(() -> facts(name).map(facts -> facts.grain).orElse(OperationGranularity.FIELD));
    }

    /** True if {@code name} is woven and gets a re-runnable initialiser. */
    public boolean hasStaticState(String name) {
        return isWoven(name)
                && !Names.isJdk(name)
                && facts(name).map(this::isInitialisedAnew).orElse(false);
    }

    public boolean isInitialisedAnew(ClassFacts facts) {
        return !isInitialisedOnce(facts)
                && (facts.hasStaticState()
                        || !interfacesInitialisedWith(facts.name).isEmpty());
    }

    /**
     * True for enums that are but names and numbers, and the same in each execution. They are initialised once, since
     * the JDK remembers enum constants by identity in many classes.
     */
    private boolean isInitialisedOnce(ClassFacts facts) {
        return facts.isInitialisedOnce()
                && facts.usedByInitialiser().stream().allMatch(used -> !isWoven(used) || isLastingPart(used, facts));
    }

    /** True for the body of an enum constant that is like the enum, and for the enum as the body sees it. */
    private boolean isLastingPart(String name, ClassFacts whole) {
        if (name.equals(whole.superName)) {
            return true;
        }
        Optional<ClassFacts> part = facts(name).filter(facts -> whole.name.equals(facts.superName));
        return part.map(this::isInitialisedOnce).orElse(false);
    }

    /** The nearest proper ancestor of {@code name} with a re-runnable initialiser. */
    public Optional<String> ancestorWithStaticState(String name) {
        Optional<String> ancestor = superOf(name);
        while (ancestor.isPresent() && !hasStaticState(ancestor.get())) {
            ancestor = superOf(ancestor.get());
        }
        return ancestor;
    }

    /**
     * Interfaces with re-runnable initialisers that the JVM initialises with a class, after its superclass, in order.
     */
    public Set<String> interfacesInitialisedWith(String name) {
        Set<String> found = new LinkedHashSet<>();
        facts(name).filter(facts -> !facts.isInterface()).ifPresent(facts -> addInterfaces(facts, found));
        return found;
    }

    private void addInterfaces(ClassFacts facts, Set<String> found) {
        for (String name : facts.interfaces) {
            facts(name).filter(parent -> !Names.isJdk(name)).ifPresent(parent -> {
                addInterfaces(parent, found);
                if (parent.hasDefaults() && hasStaticState(name)) {
                    found.add(name);
                }
            });
        }
    }

    /** True also if that cannot be excluded, because an ancestor of {@code name} is unknown. */
    public boolean mayExtend(String name, String ancestor) {
        String at = name;
        while (at != null && !at.equals(ancestor)) {
            Optional<ClassFacts> facts = facts(at);
            if (facts.isEmpty()) {
                return true;
            }
            at = facts.get().superName;
        }
        return at != null;
    }

    public boolean extendsKnown(String name, String ancestor) {
        Optional<String> at = Optional.of(name);
        while (at.isPresent() && !at.get().equals(ancestor)) {
            at = superOf(at.get());
        }
        return at.isPresent();
    }

    /** The class or interface whose method a call on {@code owner} resolves to; empty if that is not known. */
    public Optional<String> declaring(String owner, String method, String descriptor) {
        if (owner.startsWith("[")) {
            return Optional.of(Names.OBJECT);
        }
        for (ClassFacts facts : hierarchy(owner)) {
            if (facts.method(method, descriptor) != null) {
                return Optional.of(facts.name);
            }
        }
        return Optional.empty();
    }

    /** The access flags of a method that {@code declaring} itself declares; 0 if unknown. */
    public int methodAccess(String declaring, String method, String descriptor) {
        return facts(declaring).map(facts -> facts.method(method, descriptor)).orElse(0);
    }

    /** The field that an access through {@code owner} resolves to; empty if that is not known. */
    public Optional<FieldFacts> field(String owner, String field, String descriptor) {
        for (ClassFacts facts : hierarchy(owner)) {
            FieldFacts found = facts.field(field, descriptor);
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /** The interface whose holder has the value of that field; empty if no holder has it. */
    public Optional<String> holderOf(String owner, String field, String descriptor) {
        return field(owner, field, descriptor)
                .filter(FieldFacts::isSetByInitialiser)
                .map(FieldFacts::declaring)
                .filter(declaring -> isInterface(declaring) && hasStaticState(declaring));
    }

    private Optional<String> superOf(String name) {
        return facts(name).map(facts -> facts.superName);
    }

    private Iterable<ClassFacts> hierarchy(String name) {
        return () -> new ClassHierarchy(this, name);
    }
}
