package io.selvage.libraries.generated;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import javassist.ClassPool;
import javassist.CtClass;
import javassist.CtField;
import javassist.CtMethod;
import javassist.LoaderClassPath;

/** Two threads call synchronized methods that are compiled at run time. */
@Of(Library.JAVASSIST)
@Expect(outputs = "2\n", proof = "dpor")
public final class JavassistCompilesLocked {
    private JavassistCompilesLocked() {}

    public static void main(String[] args) throws Exception {
        Counter counter = make();
        Threads.run(counter::increment, counter::increment);
        Check.that(counter.value() == 2, "an update is lost");
        System.out.println(2);
    }

    private static Counter make() throws Exception {
        ClassPool pool = new ClassPool();
        pool.appendClassPath(new LoaderClassPath(JavassistCompilesLocked.class.getClassLoader()));
        CtClass type = pool.makeClass("io.selvage.libraries.generated.Made");
        type.addInterface(pool.get(Counter.class.getName()));
        type.addField(CtField.make("int value;", type));
        type.addMethod(CtMethod.make("public synchronized int increment() { return ++value; }", type));
        type.addMethod(CtMethod.make("public synchronized int value() { return value; }", type));
        return (Counter) type.toClass(JavassistCompilesLocked.class)
                .getDeclaredConstructor()
                .newInstance();
    }
}
