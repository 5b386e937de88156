package io.selvage.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what counts as one operation on objects of a class. The weaver knows it by name, so it need not be there at run
 * time. A file given by {@code --granularity} has the last word.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Granularity {
    Unit value();

    /** An operation's extent. */
    enum Unit {
        /** Each access to a field; what every class has without the annotation. */
        FIELD,
        /**
         * What a method does to the fields that its own class declares, on the object it was called on, is one access
         * to that object. Accesses to other objects are operations of their own. The methods must not synchronize,
         * except by being {@code synchronized}.
         */
        METHOD,
        /**
         * A call stands for all that happens inside of it: no other thread runs in between, unless it has to wait. The
         * class is trusted to be safe for use by several threads, and to be the only one that uses what its objects are
         * made of: plain accesses inside of a call are not considered.
         */
        ATOMIC
    }
}
