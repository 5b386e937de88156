/** Stands for a library, in a jar of its own, that keeps its races to itself. */
package thirdparty.cache;
