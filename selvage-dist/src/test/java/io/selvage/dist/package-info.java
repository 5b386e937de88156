/** Unpacks the distribution and uses it as somebody does who has nothing else. */
package io.selvage.dist;
